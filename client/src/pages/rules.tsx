import { Icon } from '../pieces/icon'
import { to } from '../router'
import { RulesPane } from '../table/rules'
import { useGame } from '../ui/games'
import { Shell } from '../ui/shell'
import { fill, useWords } from '../words'
import { Cover } from './cover'
import { Facts } from './home'

export function RulesPage({ game }: { game: string }) {
  const words = useWords()
  const info = useGame(game)
  const title = info ? fill(words.rulesOf, { game: info.title }) : words.rules
  return (
    <Shell title={title}>
      <GameHead game={game} title={title} open="rules" />
      <RulesPane game={game} clause="" page />
    </Shell>
  )
}

interface HeadProps {
  game: string
  title: string
  open: 'rules' | 'how' | 'card'
}

/** Name and picture of a game, and the ways to learn it. */
export function GameHead({ game, title, open }: HeadProps) {
  const words = useWords()
  const info = useGame(game)
  const ways = [
    { key: 'how', text: words.howToPlay },
    { key: 'rules', text: words.rules },
    { key: 'card', text: words.refCard },
  ]
  return (
    <header class="gamehead">
      <Cover game={game} />
      <div>
        <h1>{title}</h1>
        {info && <Facts game={info} />}
        {info?.text && <p>{info.text}</p>}
        <nav class="ways" aria-label={words.learn}>
          {!!info?.lessons?.length && (
            <a class="act" href={to(`/learn/${game}`)}>
              {words.learn}
            </a>
          )}
          {ways.map(({ key, text }) => (
            <a key={key} class="act" href={to(`/${key}/${game}`)} aria-current={key === open ? 'page' : undefined}>
              {text}
            </a>
          ))}
          <button type="button" class="act quiet" onClick={() => print()}>
            <Icon art="down" />
            {words.print}
          </button>
        </nav>
      </div>
    </header>
  )
}
