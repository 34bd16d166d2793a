// The best few moves as a bot sees them, each with its expected result and its main advantage.
import { useEffect, useState } from 'preact/hooks'
import { Icon } from '../pieces/icon'
import { Symbols } from '../pieces/text'
import { useView } from '../pieces/view'
import type { HintLine, HintMessage } from '../wire'
import { fill, useWords } from '../words'

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

interface Props {
  hint: HintMessage | null
  suggestion: Suggestion
  cite: (clause: string) => void
  close: () => void
}

export function HintPanel({ hint, suggestion, cite, close }: Props) {
  const words = useWords()
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

interface LineProps {
  line: HintLine
  chosen: boolean
  choose: () => void
  cite: (clause: string) => void
}

function Line({ line, chosen, choose, cite }: LineProps) {
  const words = useWords()
  const { legend } = useView().scene
  const { outlook, points, rival, why, clause } = line
  return (
    <li>
      <button type="button" class="hint" aria-pressed={chosen} onClick={choose}>
        <b>
          <Symbols of={line.text} legend={legend} />
        </b>
        <span class="outlook" title={words.hintOutlookWhy}>
          <meter min={0} max={100} value={outlook} aria-hidden="true" /> {fill(words.hintOutlook, { n: outlook })}
        </span>
        {points !== undefined && rival !== undefined && (
          <span title={words.hintPointsWhy}>{fill(words.hintPoints, { points, rival })}</span>
        )}
        {why && (
          <span class="why">
            <Symbols of={why} legend={legend} />
          </span>
        )}
      </button>
      {clause && (
        <button type="button" class="link" aria-label={`${words.readClause} ${clause}`} onClick={() => cite(clause)}>
          {clause}
        </button>
      )}
    </li>
  )
}
