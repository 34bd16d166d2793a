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
      <header class="makehead">
        <Cover game={game} />
        <div>
          <h1>{title}</h1>
          {info && <Facts game={info} />}
          {info?.text && <p>{info.text}</p>}
        </div>
      </header>
      <RulesPane game={game} clause="" />
    </Shell>
  )
}
