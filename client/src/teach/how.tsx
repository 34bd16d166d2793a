// How to play: goal, a turn in pictures, how one wins, the mistakes of beginners.
import { api } from '../net/api'
import { Symbols } from '../pieces/text'
import { useSettings } from '../settings'
import { useGameArt } from '../sprite'
import { useLoad } from '../ui/load'
import type { HowKind, HowPart, HowText } from '../wire'
import { fill, useWords, type Words } from '../words'
import { Figure } from './figure'

const titleOf = (words: Words, kind: HowKind): string =>
  ({ goal: words.howGoal, turn: words.howTurn, win: words.howWin, mistake: words.howMistakes })[kind]

const KINDS: readonly HowKind[] = ['goal', 'turn', 'win', 'mistake']

export function HowPane({ game, depth = 2 }: { game: string; depth?: 2 | 3 }) {
  const words = useWords()
  const { lang } = useSettings()
  const [how] = useLoad(() => api.how(game), [game, lang])
  const drawn = useGameArt(game)
  if (how.state === 'failed')
    return (
      <p class="fault" role="alert">
        {fill(words.error, { text: how.text })}
      </p>
    )
  if (how.state === 'loading' || !drawn) return <p class="soft">{words.loading}</p>
  if (!how.value.parts?.length) return <p class="soft">{words.howNone}</p>
  return <HowToPlay how={how.value} depth={depth} />
}

function HowToPlay({ how, depth }: { how: HowText; depth: 2 | 3 }) {
  const words = useWords()
  const Heading = `h${depth}` as 'h2'
  const of = (kind: HowKind) => (how.parts ?? []).filter((part) => part.kind === kind)
  return (
    <div class="howto">
      {KINDS.filter((kind) => of(kind).length).map((kind) => (
        <section key={kind} class={'how-' + kind}>
          <Heading>{titleOf(words, kind)}</Heading>
          {kind === 'goal' || kind === 'win' ? (
            of(kind).map((part) => <Part key={part.id} part={part} how={how} />)
          ) : (
            <ol>
              {of(kind).map((part) => (
                <li key={part.id}>
                  <Part part={part} how={how} />
                </li>
              ))}
            </ol>
          )}
        </section>
      ))}
    </div>
  )
}

/** The first sentence of a mistake says it; the rest tells what to do instead. */
function Part({ part, how }: { part: HowPart; how: HowText }) {
  const stop = part.kind === 'mistake' ? firstSentence(part.text) : 0
  return (
    <div class={'part' + (part.picture ? ' drawn' : '')}>
      <p>
        {stop > 0 && (
          <b>
            <Symbols of={part.text.slice(0, stop)} legend={how.legend} />
          </b>
        )}
        <Symbols of={part.text.slice(stop)} legend={how.legend} />
      </p>
      {part.picture && <Figure scene={part.picture} label={part.text} marks={part.marks} scale={part.scale} />}
    </div>
  )
}

export function firstSentence(text: string): number {
  const found = /^.*?(?:\. |。)/.exec(text)
  return found ? found[0].length : 0
}
