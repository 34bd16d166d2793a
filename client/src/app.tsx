import { useEffect } from 'preact/hooks'
import { HelpPage } from './pages/help'
import { HomePage } from './pages/home'
import { MakePage } from './pages/make'
import { ReplayPage } from './pages/replay'
import { RulesPage } from './pages/rules'
import { TablePage } from './pages/table'
import { useRoute, type Route } from './router'
import { useSettings } from './settings'
import { Apology } from './ui/shell'
import { WORDS, WordsContext, useWords } from './words'

export function App() {
  const { lang } = useSettings()
  const route = useRoute()
  useEffect(() => void (document.documentElement.lang = lang), [lang])
  return (
    <WordsContext.Provider value={WORDS[lang]}>
      <Page route={route} />
    </WordsContext.Provider>
  )
}

function Page({ route }: { route: Route }) {
  switch (route.page) {
    case 'home':
      return <HomePage />
    case 'new':
      return <MakePage game={route.game} />
    case 'rules':
      return <RulesPage game={route.game} />
    case 'table':
      return <TablePage key={route.id} id={route.id} invite={route.invite} />
    case 'replay':
      return <ReplayPage key={route.id} id={route.id} />
    case 'help':
      return <HelpPage />
    case 'lost':
      return <Lost />
  }
}

const Lost = () => <Apology text={useWords().notFound} />
