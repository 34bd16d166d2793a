// The table of any game: top bar, stage, rail of players, bar with the question, the viewer's own things.
import type { ComponentChildren } from 'preact'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { Choice, Piece, Refusal, Scene } from '../schema'
import { lastMoves } from '../play/beats'
import { pickOf, surplus, type Pieces } from '../play/hand'
import { Text } from '../pieces/text'
import { paletteStyle } from '../pieces/tint'
import { ViewContext, indexed, type Looking, type View } from '../pieces/view'
import { to } from '../router'
import type { Confirm, Speed } from '../settings'
import { fill, useWords } from '../words'
import { Bar, type Paging } from './bar'
import { Captions, useBeats } from './captions'
import { useFlights, useFollow, useTableKeys } from './effects'
import { ChoiceList } from './list'
import { Magnifier } from './magnifier'
import { usePicker, type Picker } from './picker'
import { choosable, onControl, pieceAt, useLongPress } from './pointer'
import { Seats, type Presence } from './seats'
import { Mine, Stage, stageStyle, stageWords, usePane } from './stage'
import { Tip, useTip } from './tip'

export interface FrameProps {
  scene: Scene
  send: (choice: Choice) => void
  busy?: boolean
  coming?: boolean
  paging?: Paging | undefined
  picked?: () => void // something that may be chosen was clicked
  confirm?: Confirm
  speed?: Speed
  teaches?: boolean // a lesson has a place of its own
  suggested?: readonly number[] | undefined // actions a bot would take
  presence?: readonly (Presence | undefined)[]
  refusal?: ComponentChildren // why the last click or choice was not allowed
  refuse?: (why: Refusal) => void // a click on something forbidden
  corner?: ComponentChildren // right end of the top bar
  side?: ComponentChildren // below the players
  notices?: ComponentChildren // above the bar
  advice?: ComponentChildren // over the side, on a telephone a sheet at the bottom
  tools?: ComponentChildren // further buttons of the bar
  bar?: ComponentChildren // instead of the bar
  overlay?: ComponentChildren
  tap?: () => boolean // sees each click first; true: it is used up
}

export function Frame(props: FrameProps) {
  const { scene } = props
  const root = useRef<HTMLDivElement>(null)
  const pieces = useMemo(() => indexed(scene), [scene])
  const busy = (props.busy ?? false) && !!scene.ask
  const picker = usePicker(busy ? undefined : scene.ask, pieces, props.confirm ?? 'lasting', props.send)
  const [magnified, magnify] = useState('')
  const large = pieces.get(magnified) // stays open while others move, as long as the piece is there
  const list = useList(picker)
  const tip = useTip(scene)
  const speed = props.speed ?? ''
  useFlights(root, scene, pieces, speed)
  const { captions, owed } = useBeats(root, scene, speed)
  const last = useMemo(() => lastMoves(scene, (id) => pieces.has(id) && !id.startsWith('seat')), [scene])
  useEffect(tip.hide, [scene]) // what it told about may be gone
  const pane = usePane(scene, picker.offer.next, picker.hand.picked.length > 0)
  useFollow(root, scene, picker)
  useEffect(() => {
    if (props.suggested) picker.suggest(props.suggested)
  }, [props.suggested])
  useTableKeys(root, picker, list.toggle, () => {
    list.close()
    magnify('')
  })
  const view = { ...viewOf(scene, pieces, picker, tip.hover), owed, last, ...useLooking() }
  const pointing = usePointing({ pieces, picker, props, magnify, before: tip.hide })
  return (
    <ViewContext.Provider value={view}>
      <div
        class={['tenban', picker.fixed ? 'given' : '', props.teaches ? 'has-lesson' : '', ...stageWords(scene)]
          .filter(Boolean)
          .join(' ')}
        lang={scene.lang}
        style={{ ...paletteStyle(scene), ...stageStyle(scene) }}
        ref={root}
        data-rev={scene.rev}
        {...pointing}
      >
        <TopBar scene={scene} corner={props.corner} />
        <Stage scene={scene} {...pane} />
        <aside class="rail">
          <Seats presence={props.presence} />
          {props.side}
          {props.advice}
        </aside>
        <footer class="dock">
          <div class="above">
            <RefusalBox>{props.refusal}</RefusalBox>
            {props.notices}
          </div>
          {props.bar ?? (
            <Bar
              picker={picker}
              busy={busy}
              coming={props.coming ?? false}
              paging={props.paging}
              list={list}
              tools={props.tools}
            />
          )}
          {list.open && picker.ask && <ChoiceList picker={picker} close={list.close} />}
        </footer>
        <Mine scene={scene} />
        <div class="flights" aria-hidden="true" />
        <Captions scene={scene} captions={captions} />
        {large && <Magnifier piece={large} close={() => magnify('')} />}
        <Tip shown={large ? null : tip.shown} />
        {props.overlay}
      </div>
    </ViewContext.Provider>
  )
}

/** Whose things were asked for; a new object each time, so that asking again brings them forward again. */
function useLooking(): Pick<View, 'looking' | 'look'> {
  const [looking, setLooking] = useState<Looking>({ seat: -1 })
  return { looking, look: (seat) => setLooking({ seat }) }
}

/** The list of choices closes with the question. */
function useList(picker: Picker) {
  const [open, setOpen] = useState(false)
  useEffect(() => {
    if (!picker.ask) setOpen(false)
  }, [picker.ask])
  const close = () => {
    if (open) requestAnimationFrame(() => document.querySelector<HTMLElement>('.act.list')?.focus())
    setOpen(false)
  }
  return { open, toggle: () => (open ? close() : setOpen(true)), close }
}

type Drawn = Omit<View, 'looking' | 'look' | 'owed' | 'last'>

function viewOf(scene: Scene, pieces: Pieces, picker: Picker, tip: View['hover']): Drawn {
  const hover: View['hover'] = (piece, node) => {
    picker.setOver(piece ? pickOf(piece) : '')
    tip(piece, node)
  }
  return { scene, pieces, hand: picker.hand, offer: picker.offer, press: picker.press, hover }
}

interface Pointing {
  pieces: Pieces
  picker: Picker
  props: FrameProps
  magnify: (id: string) => void
  before: () => void
}

/** A place on the board: there is nothing on it that could be looked at more closely. */
const isPlace = (piece: Piece): boolean => piece.form === 'square' || piece.form === 'spot'

/** A click chooses, or says why not, or shows the piece larger. */
function usePointing({ pieces, picker, props, magnify, before }: Pointing) {
  const words = useWords()
  const long = useLongPress((target) => {
    const piece = pieceAt(target, pieces)
    if (piece) magnify(piece.id)
    return !!piece
  })
  const onClick = (e: MouseEvent) => {
    before()
    if (long.eaten() || onControl(e.target) || props.tap?.()) return
    if (picker.fixed && e.target instanceof Element && e.target.closest('.ghost')) return picker.turn(1)
    const chosen = choosable(e.clientX, e.clientY, pieces)
    if (chosen) {
      props.picked?.()
      if (surplus(picker.ask, pieces, picker.hand, chosen) && props.refuse)
        return props.refuse({ clause: '', text: fill(words.surplus, { name: chosen.name ?? '' }) })
      return picker.press(chosen)
    }
    const piece = pieceAt(e.target, pieces)
    const why = piece && props.scene.ask?.refused?.[pickOf(piece)]
    if (!props.refuse || !piece || !props.scene.ask) return magnify(piece?.id ?? '')
    if (why) return props.refuse(why)
    if (!isPlace(piece)) return magnify(piece.id)
    props.refuse({ clause: '', text: fill(words.notHere, { name: piece.name ?? '' }) })
  }
  return { ...long.handlers, onClick, onMouseDown: keepFocus }
}

/** A click on the table gives the focus to no area: else the next key would outline all of it. */
function keepFocus(e: MouseEvent) {
  if (onControl(e.target) || !(e.target instanceof Element) || !e.target.closest('.area, .mine')) return
  e.preventDefault()
  if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur()
}

const RefusalBox = ({ children }: { children: ComponentChildren }) =>
  children ? (
    <div class="refusal" role="alert">
      {children}
    </div>
  ) : null

function TopBar({ scene, corner }: { scene: Scene; corner: ComponentChildren }) {
  const words = useWords()
  return (
    <header class="top">
      <a class="brand" href={to('/')} aria-label={words.home}>
        天盤
      </a>
      <h1>{scene.title}</h1>
      <p class="phase" role="status">
        <Text of={scene.phase} />
      </p>
      {!!scene.steps?.length && (
        <ol class="steps" aria-label={words.steps}>
          {scene.steps.map((step) => (
            <li aria-current={step.current ? 'step' : undefined}>{step.text}</li>
          ))}
        </ol>
      )}
      {corner && <div class="corner">{corner}</div>}
    </header>
  )
}
