// The bar: what is asked, what would be sent, and the buttons for it.
import { createContext, type ComponentChildren } from 'preact'
import { useContext, useRef } from 'preact/hooks'
import type { Ask, Choice, Verb } from '../schema'
import { plain, spins } from '../play/hand'
import { Icon } from '../pieces/icon'
import { Text } from '../pieces/text'
import { useView } from '../pieces/view'
import { fill, listed, useWords } from '../words'
import type { Picker } from './picker'

/** Repeats, from now on, the choice that has this label. */
export const Repeating = createContext<(again: string) => void>(() => undefined)

const BUTTONS = 6 // of more choices than these the others are in the list

interface Props {
  picker: Picker
  busy: boolean
  coming?: boolean // a question to the viewer is on its way
  paging?: Paging | undefined // newer scenes wait
  list: { open: boolean; toggle: () => void }
  tools?: ComponentChildren
}

/** Going through scenes that wait to be shown. */
export interface Paging {
  next: () => void
  skip: () => void
}

export function Bar(props: Props) {
  const { scene } = useView()
  const asked = useRef('')
  if (props.picker.ask || scene.ask) asked.current = (props.picker.ask ?? scene.ask)!.text
  if (!props.busy && props.picker.ask) return <AskBar {...props} ask={props.picker.ask} />
  if (props.busy || props.coming || props.paging) return <PassingBar {...props} asked={asked.current} />
  return <IdleBar tools={props.tools} />
}

/** Between two questions: what was asked or has just happened, never "waiting", since nobody waits for others. */
function PassingBar({ busy, paging, asked }: Props & { asked: string }) {
  const { scene } = useView()
  const words = useWords()
  const newest = scene.log?.at(-1)
  return (
    <div class="bar held" aria-busy={busy}>
      <div class="ask" tabIndex={-1} role="status">
        <span>
          <Text of={busy ? asked : newest?.text} />
        </span>
        {busy && <em class="late">{words.sent}</em>}
      </div>
      {paging && (
        <div class="row2">
          <div class="acts">
            <button type="button" class="act quiet" onClick={paging.skip}>
              {words.skipAll}
            </button>
            <button type="button" class="act" onClick={paging.next}>
              {words.goOn}
            </button>
          </div>
        </div>
      )}
    </div>
  )
}

function IdleBar({ tools }: { tools?: ComponentChildren }) {
  const { scene } = useView()
  const words = useWords()
  const others = (scene.seats ?? []).filter((s, i) => s.active && i !== scene.you)
  const text = scene.result
    ? words.over
    : others.length
      ? fill(words.waiting, { names: listed(others.map((s) => s.name), scene.lang) }) // prettier-ignore
      : words.watching
  return (
    <div class="bar idle">
      <div class="ask" tabIndex={-1} role="status">
        <Icon art={scene.result ? 'crown' : 'hourglass'} /> <span>{text}</span>
      </div>
      {tools && <div class="aside">{tools}</div>}
    </div>
  )
}

function AskBar({ ask, picker, list, tools }: Props & { ask: Ask }) {
  const words = useWords()
  const { offer, hand } = picker
  return (
    <div class="bar asked">
      <Question ask={ask} armed={offer.armed} notes={offer.armed?.notes ?? common(offer.lying)} />
      <div class="row2">
        {!!ask.verbs?.length && !hand.picked.length && <Verbs ask={ask} picker={picker} />}
        <div class="acts">
          <Answers ask={ask} picker={picker} more={list.toggle} />
        </div>
      </div>
      <div class="aside">
        {tools}
        <button
          type="button"
          class="act quiet list"
          aria-expanded={list.open}
          aria-label={words.choices}
          onClick={list.toggle}
        >
          <Icon art="list" />
          <span class="lbl">{words.choices}</span> <small>{offer.left.length}</small>
        </button>
      </div>
    </div>
  )
}

export const SEPARATOR = ' · ' // between notes on one line

/** The parts that the notes of several choices share: they are shown once, beside the question. */
function common([first, ...others]: Choice[]): string[] {
  if (!first || !others.length) return []
  return (first.notes ?? []).filter((note) => others.every((c) => c.notes?.includes(note)))
}

const besides = (choice: Choice, told: string[]): string[] =>
  (choice.notes ?? []).filter((note) => !told.includes(note))

function Question({ ask, armed, notes }: { ask: Ask; armed: Choice | undefined; notes: string[] }) {
  const words = useWords()
  return (
    <div class="ask" tabIndex={-1} role="status">
      <strong>
        <Text of={armed ? armed.text : ask.text} />
      </strong>
      {!!notes.length && (
        <em>
          <Text of={notes.join(SEPARATOR)} />
        </em>
      )}
      {ask.sealed && !armed && (
        <em>
          <Icon art="seal" /> {words.sealed}
        </em>
      )}
    </div>
  )
}

function Verbs({ ask, picker }: { ask: Ask; picker: Picker }) {
  const words = useWords()
  const possible = (v: Verb) => (ask.choices ?? []).some((c) => c.verb === v.key)
  return (
    <div class="verbs">
      {ask.verbs!.map((v) => (
        <button
          type="button"
          class={'verb' + (picker.hand.verb === v.key ? ' on' : '') + (v.why && !possible(v) ? ' why' : '')}
          disabled={!possible(v)}
          title={v.hint}
          data-verb={v.key}
          aria-pressed={picker.hand.verb === v.key}
          onClick={() => picker.setVerb(v.key)}
        >
          {v.art && <Icon art={v.art} />}
          <span>
            <Text of={v.text} />
          </span>
          {!possible(v) && (
            <small>
              <Text of={v.why || words.notNow} />
            </small>
          )}
        </button>
      ))}
    </div>
  )
}

function Answers({ ask, picker, more }: { ask: Ask; picker: Picker; more: () => void }) {
  const words = useWords()
  const { offer, hand, send } = picker
  const { lying, armed } = offer
  const ways = spins(offer.ready)
  const told = common(lying)
  const buttons = hand.picked.length && !picker.fixed ? [] : plain(ask, hand.verb)
  return (
    <>
      {ways.length > 1 && (
        <button type="button" class="act turns" onClick={() => picker.turn(1)}>
          <Icon art="rotate" />
          {words.rotate} <kbd>R</kbd>{' '}
          <small>
            {ways.indexOf(lying[0]!.ghosts?.[0]?.rot ?? 0) + 1}/{ways.length}
          </small>
        </button>
      )}
      {lying.length > 1 &&
        lying.map((c) => <ChoiceButton choice={{ ...c, notes: besides(c, told) }} send={() => send(c)} />)}
      {armed && (
        <button type="button" class="act main" onClick={() => send(armed)}>
          <Icon art="tick" />
          {words.confirm}
        </button>
      )}
      {!!hand.picked.length && !picker.fixed && (
        <button type="button" class="act quiet" onClick={picker.clear}>
          {words.cancel} <kbd>Esc</kbd>
        </button>
      )}
      {buttons.slice(0, BUTTONS).map((c) => (
        <ChoiceButton choice={c} send={send} />
      ))}
      {buttons.length > BUTTONS && (
        <button type="button" class="act more" onClick={more}>
          {fill(words.moreChoices, { count: buttons.length - BUTTONS })}
        </button>
      )}
    </>
  )
}

function ChoiceButton({ choice, send }: { choice: Choice; send: (c: Choice) => void }) {
  const repeat = useContext(Repeating)
  const always = () => {
    repeat(choice.again!)
    send(choice)
  }
  return (
    <>
      <button type="button" class="act choice" data-codes={choice.codes.join()} onClick={() => send(choice)}>
        <span>
          <Text of={choice.text} />
        </span>
        {!!choice.notes?.length && (
          <small>
            <Text of={choice.notes.join(SEPARATOR)} />
          </small>
        )}
      </button>
      {choice.again && (
        <button type="button" class="act always" onClick={always}>
          <Text of={choice.again} />
        </button>
      )}
    </>
  )
}
