// Captions: each event is told where it happens, one beat after another.
import { useEffect, useRef, useState } from 'preact/hooks'
import type { Line, Scene } from '../schema'
import { breadth } from '../play/say'
import { Icon, SeatIcon } from '../pieces/icon'
import { Text } from '../pieces/text'
import { seatColour, seatStyle } from '../pieces/tint'
import { seatId } from '../pieces/view'
import { TIMES, beatsOf, factorOf, newLines, owedBy, staysUntilClick, type Owed } from '../play/beats'
import { moves, speedOf, type Speed } from '../settings'
import { flySymbol } from './flip'

type Root = { current: HTMLDivElement | null }

interface Spot {
  left: number
  top: number
}

export interface Caption extends Spot {
  key: number
  line: Line
}

const NOTHING_OWED: Owed = new Map()
const WIDTH = 250
const GAP = 8
let keys = 0

/** The beats of the scene shown: the captions to be seen now, and what counters do not show yet. */
export function useBeats(root: Root, scene: Scene, speed: Speed): { captions: Caption[]; owed: Owed } {
  const shown = useRef<Scene | null>(null)
  const [captions, setCaptions] = useState<Caption[]>([])
  const [owed, setOwed] = useState<{ scene: Scene; owed: Owed }>({ scene, owed: NOTHING_OWED })
  const pace = speedOf(speed)
  const fresh = shown.current !== scene && pace !== 'instant' ? newLines(shown.current, scene) : []
  const first = useRef<Owed>(NOTHING_OWED)
  if (shown.current !== scene) {
    first.current = owedBy(fresh)
    shown.current = scene
  }
  useEffect(() => {
    setCaptions([])
    if (!fresh.length) return
    const factor = factorOf(pace)
    const timers = beatsOf(fresh, pace).beats.map(({ line, start }, i) =>
      setTimeout(() => {
        setOwed({ scene, owed: owedBy(fresh.slice(i + 1)) })
        if (root.current) tell(root.current, line, moves(speed) ? TIMES.flight * factor : 0, setCaptions)
        if (staysUntilClick(line, pace)) return
        timers.push(setTimeout(() => setCaptions((all) => all.filter((c) => c.line !== line)), lingers(line, factor)))
      }, start),
    )
    return () => timers.forEach(clearTimeout)
  }, [scene])
  return { captions, owed: owed.scene === scene ? owed.owed : first.current }
}

const lingers = (line: Line, factor: number): number =>
  (line.hold ? TIMES.hold + 600 : TIMES.linger) * Math.max(factor, 0.6)

function tell(root: HTMLElement, line: Line, flight: number, set: (change: (all: Caption[]) => Caption[]) => void) {
  const box = boxOf(root, line)
  if (box) set((all) => [...all, { key: keys++, line, ...beside(box, root, all, line) }])
  for (const [art, by] of Object.entries(line.gains ?? {})) {
    const counter = root.querySelector(`[data-counter="${line.seat}.${art}"]`)?.getBoundingClientRect()
    if (by > 0 && counter?.width && box && flight) flySymbol(root, art, box, counter, flight * 1.4)
  }
}

const seen = (node: Element | null): DOMRect | undefined => {
  if (!node || !(node.checkVisibility?.({ visibilityProperty: true }) ?? true)) return undefined
  const box = node.getBoundingClientRect()
  return box.width && box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth
    ? box
    : undefined
}

/** Where a line happened: at its piece, else before its seat, else in the middle of the board. */
function boxOf(root: HTMLElement, line: Line): DOMRect | undefined {
  const piece = line.at && root.querySelector(`[data-id="${CSS.escape(line.at)}"]`)
  const seat = line.seat !== undefined && root.querySelector(`[data-id="${seatId(line.seat)}"]`)
  if (line.head) return seen(root.querySelector('.a-board'))
  return seen(piece || null) ?? seen(seat || null) ?? seen(root.querySelector('.a-board'))
}

/** Above the place, below it, or beside it, where there is room; inside the screen, and not over another caption. */
function beside(box: DOMRect, root: HTMLElement, all: Caption[], line: Line) {
  const high = 26 + 19 * Math.ceil(breadth(line.text) / 17)
  const bottom = innerHeight - high - GAP
  const head = root.querySelector('.top')?.getBoundingClientRect().bottom ?? 0
  const within = (x: number) => Math.max(GAP, Math.min(innerWidth - WIDTH - GAP, x))
  const middle = within(box.x + box.width / 2 - WIDTH / 2)
  const places = line.head
    ? [{ left: middle, top: box.y + GAP }]
    : [
        { left: middle, top: box.y - high - GAP },
        { left: middle, top: box.bottom + GAP },
        { left: box.right + GAP, top: box.y },
        { left: box.x - WIDTH - GAP, top: box.y },
      ]
  if (box.x > innerWidth * 0.7 && innerWidth > 1000) places.reverse() // beside the players, not over them
  const fits = ({ left, top }: Spot) => top > head && top < bottom && left === within(left)
  const free = (spot: Spot) =>
    all.every((c) => Math.abs(c.left - spot.left) >= WIDTH || Math.abs(c.top - spot.top) >= high)
  const found = places.find((spot) => fits(spot) && free(spot)) ?? places.find(fits) ?? places[0]!
  const top = Math.max(head + GAP, Math.min(bottom, found.top))
  for (let down = top; down < bottom; down += high) {
    const spot = { left: within(found.left), top: down }
    if (free(spot)) return spot
  }
  return { left: within(found.left), top }
}

export function Captions({ scene, captions }: { scene: Scene; captions: Caption[] }) {
  return (
    <div class="captions" aria-hidden="true">
      {captions.map(({ key, line, left, top }) => (
        <p
          key={key}
          class={['caption', line.head ? 'head' : '', line.hold ? 'hold' : ''].filter(Boolean).join(' ')}
          style={{
            left: `${left}px`,
            top: `${top}px`,
            width: `${WIDTH}px`,
            ...(line.seat === undefined ? {} : seatStyle(seatColour(scene, line.seat))),
          }}
        >
          <span>
            {line.seat !== undefined && <SeatIcon colour={seatColour(scene, line.seat)} />}
            <Text of={line.text} />
          </span>
          <Gains line={line} />
        </p>
      ))}
    </div>
  )
}

function Gains({ line }: { line: Line }) {
  const all = Object.entries(line.gains ?? {}).filter(([, by]) => by > 0)
  if (!all.length) return null
  return (
    <b class="gains">
      {all.map(([art, by]) => (
        <span>
          +{by} <Icon art={art} />
        </span>
      ))}
    </b>
  )
}
