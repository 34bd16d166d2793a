// The reference card: the order of a turn, costs, scoring and every symbol, on one screen or one printed page.
import { api } from '../net/api'
import { Icon } from '../pieces/icon'
import { Symbols } from '../pieces/text'
import { useSettings } from '../settings'
import { useGameArt } from '../sprite'
import { useLoad } from '../ui/load'
import type { CardText } from '../wire'
import { fill, useWords } from '../words'

export function CardPane({ game }: { game: string }) {
  const words = useWords()
  const { lang } = useSettings()
  const [card] = useLoad(() => api.card(game), [game, lang])
  const drawn = useGameArt(game)
  if (card.state === 'failed')
    return (
      <p class="fault" role="alert">
        {fill(words.error, { text: card.text })}
      </p>
    )
  if (card.state === 'loading' || !drawn) return <p class="soft">{words.loading}</p>
  return <ReferenceCard card={card.value} />
}

function ReferenceCard({ card }: { card: CardText }) {
  const words = useWords()
  const parts: [string, readonly string[] | undefined][] = [
    [words.cardTurn, card.turn],
    [words.cardCosts, card.costs],
    [words.cardScoring, card.scoring],
  ]
  const colours = Object.entries(card.palette ?? {}).map(([name, colour]) => ['--c-' + name, colour] as const)
  const explained = card.symbols?.filter((s) => s.text) ?? []
  const others = card.symbols?.filter((s) => !s.text) ?? []
  return (
    <div class="refcard" style={Object.fromEntries(colours)}>
      <div class="reflines">
        {parts.map(
          ([title, lines]) =>
            !!lines?.length && (
              <section key={title}>
                <h3>{title}</h3>
                <ol>
                  {lines.map((line, i) => (
                    <li key={i}>
                      <Symbols of={line} legend={card.legend} />
                    </li>
                  ))}
                </ol>
              </section>
            ),
        )}
      </div>
      <section>
        <h3>{words.cardSymbols}</h3>
        <ul class="symbols">
          {explained.map((s) => (
            <li key={s.art}>
              <Icon art={s.art} />
              <span>
                <b>{s.name}</b> <Symbols of={s.text} legend={card.legend} />
              </span>
            </li>
          ))}
        </ul>
        <ul class="symbols few">
          {others.map((s) => (
            <li key={s.art}>
              <Icon art={s.art} />
              <span>{s.name}</span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
