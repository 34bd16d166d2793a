// The best few moves as a bot sees them, each with its expected result and its main advantage in one sentence.
import { useEffect, useState } from 'preact/hooks'
import { say } from '../play/say'
import { Icon } from '../pieces/icon'
import { Symbols } from '../pieces/text'
import { useView } from '../pieces/view'
import type { HintLine, HintMessage } from '../wire'
import { fill, useWords, type Words } from '../words'

export interface Suggestion {
  codes: readonly number[] | undefined // what is prepared on the table; a new list each time it is asked for
  prepare: (line: HintLine) => void
}

/** The best choice is prepared at once, another when it is clicked. */
export function useSuggestion(hint: HintMessage | null): Suggestion {
  const [codes, setCodes] = useState<readonly number[]>()
  const prepare = (line: HintLine | undefined) => setCodes(line && [...line.codes])
  useEffect(() => prepare(hint?.lines[0]), [hint])
  return { codes, prepare }
}

const same = (a: readonly number[] | undefined, b: readonly number[]): boolean => a?.join() === b.join()

/** "Win chance 40 %, you about 10, best rival about 27: two points more by the stars you keep." */
export function sentence(words: Words, { outlook, points, rival, why }: HintLine): string {
  const chance = fill(words.hintChance, { n: outlook })
  const known = points !== undefined && rival !== undefined
  const results = known ? fill(words.hintResults, { points: Math.round(points), rival: Math.round(rival) }) : ''
  return fill(words.hintLine, { chance, results, why: why || words.hintEven })
}

interface Props {
  hint: HintMessage | null
  suggestion: Suggestion
  cite: (clause: string) => void
  close: () => void
}

export function HintPanel({ hint, suggestion, cite, close }: Props) {
  const words = useWords()
  usePointedButton(hint, suggestion.codes)
  if (!hint) return null
  return (
    <section class="notice hints" aria-label={words.hint}>
      <header>
        <Icon art="bulb" /> <span role="status">{words.hintSays}</span>
        <button type="button" class="link" onClick={close}>
          {words.close}
        </button>
      </header>
      <ol>
        {hint.lines.map((line) => (
          <Line
            key={line.codes.join()}
            line={line}
            chosen={same(suggestion.codes, line.codes)}
            choose={() => suggestion.prepare(line)}
            cite={cite}
          />
        ))}
      </ol>
    </section>
  )
}

/** A choice that is a button in the bar cannot be laid on the table: its button is marked and focused instead. */
function usePointedButton(hint: HintMessage | null, codes: readonly number[] | undefined) {
  const { scene } = useView()
  useEffect(() => {
    const line = hint?.lines.find((l) => same(codes, l.codes))
    const choice = line && scene.ask?.choices?.find((c) => same(c.codes, line.codes))
    if (!choice || choice.path?.length) return
    const wanted = say(choice.text, scene.legend)
    const buttons = [...document.querySelectorAll<HTMLButtonElement>('.bar .choice')]
    const button = buttons.find((b) => spoken(b).startsWith(wanted))
    if (!button) return
    button.dataset.suggested = ''
    button.focus({ preventScroll: true })
    return () => void delete button.dataset.suggested
  }, [hint, codes])
}

/** What a button says, its symbols read as words. */
function spoken(node: Element): string {
  const parts = [...node.childNodes].map((n) =>
    n instanceof Element
      ? (n.getAttribute('aria-label') ?? (n.tagName === 'svg' ? '' : spoken(n)))
      : (n.nodeValue ?? ''),
  )
  return parts.join(' ').replace(/\s+/g, ' ').trim()
}

interface LineProps {
  line: HintLine
  chosen: boolean
  choose: () => void
  cite: (clause: string) => void
}

function Line({ line, chosen, choose, cite }: LineProps) {
  const words = useWords()
  const { legend } = useView().scene
  return (
    <li>
      <button type="button" class="hint" aria-pressed={chosen} onClick={choose}>
        <b>
          <Symbols of={line.text} legend={legend} />
        </b>
        <span class="outlook">
          <meter min={0} max={100} value={line.outlook} aria-hidden="true" />{' '}
          <Symbols of={sentence(words, line)} legend={legend} />
        </span>
      </button>
      {line.clause && (
        <button
          type="button"
          class="link"
          aria-label={`${words.readClause} ${line.clause}`}
          onClick={() => cite(line.clause!)}
        >
          {line.clause}
        </button>
      )}
    </li>
  )
}
