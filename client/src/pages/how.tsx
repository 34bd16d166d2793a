import { HowPane } from '../teach/how'
import { CardPane } from '../teach/card'
import { useGame } from '../ui/games'
import { Shell } from '../ui/shell'
import { fill, useWords } from '../words'
import { GameHead } from './rules'

/** How a game is played, in a few paragraphs with pictures. */
export function HowPage({ game }: { game: string }) {
  const words = useWords()
  const info = useGame(game)
  const title = info ? fill(words.howOf, { game: info.title }) : words.howToPlay
  return (
    <Shell title={title}>
      <GameHead game={game} title={title} open="how" />
      <HowPane game={game} />
    </Shell>
  )
}

/** The reference card, to look at or to print. */
export function CardPage({ game }: { game: string }) {
  const words = useWords()
  const info = useGame(game)
  const title = info ? fill(words.cardOf, { game: info.title }) : words.refCard
  return (
    <Shell title={title}>
      <GameHead game={game} title={title} open="card" />
      <CardPane game={game} />
    </Shell>
  )
}
