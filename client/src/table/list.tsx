// Choosing without a pointer: kinds of action, then the next pick by name, then whole sentences.
import { useEffect, useRef, useState } from 'preact/hooks'
import type { Choice, Piece } from '../schema'
import { byPick } from '../play/hand'
import { say } from '../play/say'
import { Text } from '../pieces/text'
import { useView } from '../pieces/view'
import { fill, useWords } from '../words'
import { SEPARATOR } from './bar'
import type { Picker } from './picker'

const FEW = 16

export type Rows =
  | { kind: 'verbs'; rows: { key: string; text: string; why: string; possible: boolean }[] }
  | { kind: 'picks'; rows: Piece[] }
  | { kind: 'choices'; rows: Choice[] }

/** What the list offers now. Picks without a name cannot be read: then the sentences themselves are listed. */
export function rowsOf(picker: Picker, pieces: ReadonlyMap<string, Piece>): Rows {
  const { ask, hand, offer } = picker
  const few = offer.left.length <= FEW
  if (!few && !hand.verb && !hand.picked.length && ask?.verbs?.length) {
    const possible = (key: string) => (ask.choices ?? []).some((c) => c.verb === key)
    return {
      kind: 'verbs',
      rows: ask.verbs.map((v) => ({ key: v.key, text: v.text, why: v.why ?? '', possible: possible(v.key) })),
    }
  }
  const named = few ? [] : [...offer.next].map((pick) => byPick(pieces, pick)).filter((p): p is Piece => !!p?.name)
  return named.length > 0 && named.length === offer.next.size
    ? { kind: 'picks', rows: named }
    : { kind: 'choices', rows: offer.left }
}

export function ChoiceList({ picker, close }: { picker: Picker; close: () => void }) {
  const view = useView()
  const words = useWords()
  const box = useRef<HTMLDivElement>(null)
  const [filter, setFilter] = useState('')
  const rows = rowsOf(picker, view.pieces)
  useEffect(
    () => box.current?.querySelector<HTMLElement>('button.row:not(:disabled)')?.focus(),
    [rows.kind, picker.hand],
  )
  const fits = (text: string) => say(text, view.scene.legend).toLowerCase().includes(filter.toLowerCase())
  const pickedSomething = picker.hand.verb || picker.hand.picked.length
  return (
    <div class="listbox" role="dialog" aria-label={words.choices} ref={box}>
      <div class="listhead">
        <strong>{words.choices}</strong> <small>{picker.offer.left.length}</small>
        {pickedSomething ? (
          <button type="button" class="link" onClick={picker.clear}>
            {words.back}
          </button>
        ) : null}
        <button type="button" class="link" onClick={close}>
          {words.close}
        </button>
      </div>
      {rows.rows.length > FEW && (
        <input
          type="search"
          placeholder={fill(words.tooMany, { n: rows.rows.length })}
          aria-label={words.filter}
          value={filter}
          onInput={(e) => setFilter(e.currentTarget.value)}
        />
      )}
      <div class="rows">
        {rows.kind === 'verbs' &&
          rows.rows.map((v) => (
            <button type="button" class="row" disabled={!v.possible} onClick={() => picker.setVerb(v.key)}>
              <Text of={v.text} />…
              {!v.possible && (
                <small>
                  <Text of={v.why || words.notNow} />
                </small>
              )}
            </button>
          ))}
        {rows.kind === 'picks' &&
          rows.rows
            .filter((p) => fits(p.name ?? ''))
            .map((p) => (
              <button type="button" class="row" onClick={() => picker.press(p)}>
                <Text of={p.name} />…
              </button>
            ))}
        {rows.kind === 'choices' &&
          rows.rows
            .filter((c) => fits(c.text))
            .map((c) => (
              <button type="button" class="row" onClick={() => picker.send(c)}>
                <Text of={c.text} />
                {!!c.notes?.length && (
                  <small>
                    <Text of={c.notes.join(SEPARATOR)} />
                  </small>
                )}
              </button>
            ))}
      </div>
    </div>
  )
}
