import { useEffect, useState } from 'preact/hooks'
import { HomePage } from './pages/home'
import { useRoute, type Route } from './router'
import { useSettings } from './settings'
import { Apology } from './ui/shell'
import { WORDS, WordsContext, useWords } from './words'

type Others = typeof import('./pages/others')

export function App() {
  const { lang } = useSettings()
  const route = useRoute()
  useEffect(() => void (document.documentElement.lang = lang), [lang])
  return (
    <WordsContext.Provider value={WORDS[lang]}>
      {route.page === 'home' ? <HomePage /> : <OtherPage route={route} />}
    </WordsContext.Provider>
  )
}

let loaded: Others | null = null

/** The other pages come as one file, so that the first one is light. */
function useOthers(): { others: Others | null; failed: boolean } {
  const [state, setState] = useState({ others: loaded, failed: false })
  useEffect(() => {
    if (loaded) return
    import('./pages/others').then(
      (others) => setState({ others: (loaded = others), failed: false }),
      () => setState({ others: null, failed: true }),
    )
  }, [])
  return state
}

function OtherPage({ route }: { route: Route }) {
  const words = useWords()
  const { others, failed } = useOthers()
  if (failed) return <Apology text={words.loadFailed} />
  if (!others) return <Apology text={words.loading} wait />
  return (
    <>
      <Page route={route} others={others} />
      <others.SymbolTip />
    </>
  )
}

function Page({ route, others }: { route: Route; others: Others }) {
  const words = useWords()
  switch (route.page) {
    case 'new':
      return <others.MakePage game={route.game} />
    case 'how':
      return <others.HowPage game={route.game} />
    case 'card':
      return <others.CardPage game={route.game} />
    case 'learn':
      return <others.LearnPage key={route.game} game={route.game} lesson={route.lesson} />
    case 'rules':
      return <others.RulesPage game={route.game} />
    case 'table':
      return <others.TablePage key={route.id} id={route.id} invite={route.invite} />
    case 'replay':
      return <others.ReplayPage key={route.id} id={route.id} />
    case 'help':
      return <others.HelpPage />
    default:
      return <Apology text={words.notFound} />
  }
}
