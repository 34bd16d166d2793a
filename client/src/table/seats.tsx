// The players: who they are, what they have, and which of them are to act.
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { Counter, Seat } from '../schema'
import { holds } from '../play/hand'
import { owedKey, without } from '../play/beats'
import { Icon, SeatIcon } from '../pieces/icon'
import { Hit, One, stateOf, stateWords } from '../pieces/piece'
import { Text } from '../pieces/text'
import { seatStyle } from '../pieces/tint'
import { counterId, seatId, tabbed, useView } from '../pieces/view'
import { What } from '../pieces/what'
import { fill, useWords } from '../words'

export interface Presence {
  here: boolean
  bot: boolean
}

export function Seats({ presence }: { presence?: readonly (Presence | undefined)[] }) {
  const { scene } = useView()
  const words = useWords()
  const strip = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const own = strip.current?.querySelector<HTMLElement>('.seat.you') // on a telephone the strip is swiped
    if (own && innerWidth <= 760) strip.current!.scrollLeft = own.offsetLeft - strip.current!.offsetLeft
  }, [scene.you])
  return (
    <div class="seats" role="group" aria-label={words.seats} tabIndex={0} ref={strip}>
      {scene.seats?.map((seat, i) => (
        <SeatPanel key={i} seat={seat} i={i} presence={presence?.[i]} />
      ))}
    </div>
  )
}

function SeatPanel({ seat, i, presence }: { seat: Seat; i: number; presence?: Presence | undefined }) {
  const view = useView()
  const [open, setOpen] = useState(false)
  const wanted = !!seat.items?.some((z) => holds(z, view.offer.next))
  useEffect(() => setOpen(wanted), [wanted]) // what can be chosen is not left folded away
  const you = view.scene.you === i
  const piece = view.pieces.get(seatId(i))!
  const look = useMemo(() => tabbed(view.pieces), [view.pieces]).has(i) ? () => view.look(i) : undefined
  const state = stateOf(view, piece)
  const words = useWords()
  const classes = [
    'seat',
    seat.active ? 'active' : '',
    you ? 'you' : '',
    open ? 'open' : '',
    presence?.here === false ? 'away' : '',
    ...stateWords(state),
  ]
  return (
    <section
      class={classes.filter(Boolean).join(' ')}
      data-id={seatId(i)}
      style={seatStyle(seat.colour)}
      aria-label={seat.name}
      onClick={state.go ? undefined : look}
    >
      {state.go && <Hit label={seat.name} picked={state.picked} press={() => view.press(piece)} />}
      <SeatHead
        seat={seat}
        you={you}
        presence={presence}
        open={open}
        toggle={() => setOpen(!open)}
        focusable={!!look}
      />
      {seat.note && (
        <p class="snote">
          <Text of={seat.note} />
        </p>
      )}
      {!!seat.counters?.length && (
        <div class="counterbox">
          <What piece={piece} cls="over" through={!!look} label={fill(words.numbersOf, { name: seat.name })} />
          <ul class="counters">
            {seat.counters.map((c, k) => (
              <CounterItem counter={c} id={counterId(i, k)} seat={i} />
            ))}
          </ul>
        </div>
      )}
      {!!seat.items?.length && (
        <div class="sitems">
          {seat.items.map((z) => (
            <One key={z.id} piece={z} />
          ))}
        </div>
      )}
    </section>
  )
}

interface Head {
  seat: Seat
  you: boolean
  presence: Presence | undefined
  open: boolean
  toggle: () => void
  focusable: boolean // a click brings the board of this seat forward
}

function SeatHead({ seat, you, presence, open, toggle, focusable }: Head) {
  const words = useWords()
  const note = you ? words.you : presence?.bot ? words.bot : presence?.here === false ? words.absent : ''
  return (
    <header>
      <SeatIcon colour={seat.colour} cls="i big" />
      <b>
        {focusable ? (
          <button type="button" class="look" title={fill(words.lookAt, { name: seat.name })}>
            {seat.name}
          </button>
        ) : (
          seat.name
        )}
      </b>
      {note && <small>{note}</small>}
      <span class="badges">
        {seat.badges?.map((b) => (
          <span class="badge" title={b.name}>
            <Icon art={b.art ?? ''} label={b.name} />
          </span>
        ))}
      </span>
      {seat.active && <Icon art="hourglass" cls="i turn" label={words.waitingShort} />}
      {!!seat.items?.length && (
        <button type="button" class="unfold" aria-expanded={open} aria-label={seat.name} onClick={toggle}>
          <Icon art="chevron" />
        </button>
      )}
    </header>
  )
}

function CounterItem({ counter, id, seat }: { counter: Counter; id: string; seat: number }) {
  const view = useView()
  const piece = counter.pick ? view.pieces.get(id) : undefined
  const state = piece && stateOf(view, piece)
  return (
    <li
      class={[...(state ? stateWords(state) : []), ...(counter.alarm ? ['alarm'] : [])].join(' ')}
      data-id={piece ? id : undefined}
      data-counter={owedKey(seat, counter.art)}
    >
      {state?.go && <Hit label={counter.name} picked={state.picked} press={() => view.press(piece!)} />}
      <Icon art={counter.art} label={counter.name} />
      <b>
        <Text of={without(counter.value, view.owed.get(owedKey(seat, counter.art)) ?? 0)} />
      </b>
      {counter.top && <small>/{counter.top}</small>}
    </li>
  )
}
