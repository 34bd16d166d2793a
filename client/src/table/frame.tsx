// The table of any game: top bar, table, rail of players, dock with the question and the viewer's own things.
import type { ComponentChildren } from 'preact'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { Choice, Piece, Scene } from '../schema'
import { pickOf } from '../play/hand'
import { One } from '../pieces/piece'
import { Text } from '../pieces/text'
import { paletteStyle } from '../pieces/tint'
import { ViewContext, indexed, type View } from '../pieces/view'
import { moves } from '../settings'
import { useWords } from '../words'
import { Bar } from './bar'
import { fly, measure, type Before } from './flip'
import { pressButton, useKeys, walk } from './keys'
import { ChoiceList } from './list'
import { Magnifier } from './magnifier'
import { usePicker, type Picker } from './picker'
import { choosable, onControl, pieceAt, useLongPress } from './pointer'
import { Seats, type Presence } from './seats'
import { Tip, useTip } from './tip'

export interface FrameProps {
  scene: Scene
  send: (choice: Choice) => void
  busy?: boolean
  quick?: boolean
  motion?: boolean
  suggested?: readonly number[] | undefined // actions a bot would take
  presence?: readonly (Presence | undefined)[]
  refusal?: ComponentChildren // why the last click or choice was not allowed
  refuse?: (text: string) => void // a click on something forbidden
  corner?: ComponentChildren // right end of the top bar
  side?: ComponentChildren // below the players
  notices?: ComponentChildren // above the bar
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
  const picker = usePicker(busy ? undefined : scene.ask, pieces, props.quick ?? false, props.send)
  const [large, setLarge] = useState<Piece | null>(null)
  const [listOpen, setList] = useState(false)
  const tip = useTip(scene)
  useFlights(root, scene, pieces, props.motion ?? true)
  useFollow(root, scene, picker)
  useEffect(() => setLarge(null), [scene])
  useEffect(() => { if (props.suggested) picker.suggest(props.suggested) }, [props.suggested])
  useEffect(() => { if (!picker.ask) setList(false) }, [picker.ask])
  const view: View = {
    scene, pieces, hand: picker.hand, offer: picker.offer, press: picker.press,
    hover: (piece, node) => {
      picker.setOver(piece ? pickOf(piece) : '')
      tip.hover(piece, node)
    },
  }
  const toggleList = () => setList(!listOpen)
  useTableKeys(root, picker, { toggleList, closeAll: () => { setList(false); setLarge(null) } })
  const long = useLongPress((target) => {
    const piece = pieceAt(target, pieces)
    if (piece) setLarge(piece)
    return !!piece
  })
  const tap = (e: MouseEvent) => {
    tip.hide()
    if (long.eaten() || onControl(e.target) || props.tap?.()) return
    const chosen = choosable(e.clientX, e.clientY, pieces)
    if (chosen) return picker.press(chosen)
    const piece = pieceAt(e.target, pieces)
    const why = piece && scene.ask?.refused?.[pickOf(piece)]
    if (why && props.refuse) props.refuse(why)
    else setLarge(piece ?? null)
  }
  return (
    <ViewContext.Provider value={view}>
      <div class={'tenban' + (scene.ask ? '' : ' quiet')} lang={scene.lang} style={paletteStyle(scene)} ref={root} data-rev={scene.rev} onClick={tap} {...long.handlers}>
        <TopBar scene={scene} corner={props.corner} />
        <TableArea scene={scene} />
        <aside class="rail"><Seats presence={props.presence} />{props.side}</aside>
        <footer class="dock">
          {props.notices}
          {props.refusal && <div class="refusal" role="alert">{props.refusal}</div>}
          {props.bar ?? <Bar picker={picker} busy={busy} listOpen={listOpen} toggleList={toggleList} tools={props.tools} />}
          {listOpen && picker.ask && <ChoiceList picker={picker} close={() => setList(false)} />}
          <Mine scene={scene} />
        </footer>
        {large && <Magnifier piece={large} close={() => setLarge(null)} />}
        <Tip shown={large ? null : tip.shown} />
        {props.overlay}
      </div>
    </ViewContext.Provider>
  )
}

function TopBar({ scene, corner }: { scene: Scene; corner: ComponentChildren }) {
  const words = useWords()
  return (
    <header class="top">
      <a class="brand" href="/" aria-label={words.home}>天盤</a>
      <h1>{scene.title}</h1>
      <p class="phase" role="status"><Text of={scene.phase} /></p>
      {!!scene.steps?.length && (
        <ol class="steps" aria-label={words.steps}>
          {scene.steps.map((s) => <li aria-current={s.startsWith('>') ? 'step' : undefined}>{s.replace(/^>/, '')}</li>)}
        </ol>
      )}
      {corner && <div class="corner">{corner}</div>}
    </header>
  )
}

function TableArea({ scene }: { scene: Scene }) {
  const words = useWords()
  return (
    <main class="table" tabIndex={0} aria-label={words.tableArea}>
      {scene.table?.map((p) => <One key={p.id} piece={p} />)}
    </main>
  )
}

function Mine({ scene }: { scene: Scene }) {
  const words = useWords()
  if (!scene.hand?.length) return null
  return <div class="mine" role="group" aria-label={words.yours} tabIndex={0}>{scene.hand.map((p) => <One key={p.id} piece={p} />)}</div>
}

/** The old places are measured while the new scene is being rendered, before the page changes. */
function useFlights(root: { current: HTMLDivElement | null }, scene: Scene, pieces: ReadonlyMap<string, Piece>, motion: boolean) {
  const shown = useRef<Scene | null>(null)
  const before = useRef<Before | null>(null)
  if (shown.current && shown.current !== scene && moves(motion)) before.current = measure(root.current)
  shown.current = scene
  useLayoutEffect(() => {
    if (before.current && root.current) fly(root.current, before.current, pieces, scene.gone ?? {})
    before.current = null
  }, [scene])
}

/** On a telephone the board scrolls to what matters; a focus that vanished with its piece returns to the question. */
function useFollow(root: { current: HTMLDivElement | null }, scene: Scene, picker: Picker) {
  const byKey = useRef(false)
  useEffect(() => {
    const key = () => (byKey.current = true)
    const pointer = () => (byKey.current = false)
    addEventListener('keydown', key)
    addEventListener('pointerdown', pointer)
    return () => {
      removeEventListener('keydown', key)
      removeEventListener('pointerdown', pointer)
    }
  }, [])
  useEffect(() => {
    if (innerWidth <= 760) root.current?.querySelector('.board .ghost, .board .go')?.scrollIntoView({ block: 'nearest', inline: 'center' })
    if (byKey.current && document.activeElement === document.body) root.current?.querySelector<HTMLElement>('.bar .ask')?.focus()
  }, [scene, picker.hand.picked.length])
}

interface Doors { toggleList: () => void; closeAll: () => void }

function useTableKeys(root: { current: HTMLDivElement | null }, picker: Picker, { toggleList, closeAll }: Doors) {
  const arrow = (e: KeyboardEvent) => {
    if (root.current && !document.querySelector('dialog[open]') && walk(root.current, e.key)) e.preventDefault()
  }
  const digits = Object.fromEntries([...'123456789'].map((d) => [d, () => root.current && pressButton(root.current, Number(d))]))
  useKeys({
    ...digits,
    ArrowLeft: arrow, ArrowRight: arrow, ArrowUp: arrow, ArrowDown: arrow,
    Escape: () => { picker.clear(); closeAll() },
    r: (e) => picker.turn(e.shiftKey ? -1 : 1),
    l: () => picker.ask && toggleList(),
    c: () => picker.offer.armed && picker.send(picker.offer.armed),
  })
}
