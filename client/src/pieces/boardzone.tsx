// A board fits itself into the room it has; a wide one can be panned and zoomed.
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { Piece } from '../schema'
import { holds, type Offer } from '../play/hand'
import { Icon } from './icon'
import { InkLayer, Placed } from './board'
import { dragging, pinching } from './pan'
import { useView } from './view'
import { useWords } from '../words'

export function BoardZone({ piece }: { piece: Piece }) {
  return piece.scale === 'wide' ? <WideBoard piece={piece} /> : <Board piece={piece} />
}

function Board({ piece, width }: { piece: Piece; width?: string }) {
  const [w, h] = boxOf(piece)
  return (
    <div class="board" style={{ aspectRatio: `${w} / ${h}`, '--ratio': String(w / h), ...(width ? { width } : {}) }}>
      {piece.art && <Icon art={piece.art} cls="ground" />}
      <InkLayer piece={piece} />
      <Placed piece={piece} />
    </div>
  )
}

type Point = readonly [number, number]

const boxOf = (piece: Piece): Point => piece.box ?? [1, 1]

const CLOSEST = 4 // times as large as a board that fits
const LEGIBLE = 84 // pixels: below this a hex of a map cannot be read

/** Pixels per unit with which a whole board fits into a view. */
function fitting(port: HTMLElement, piece: Piece): number {
  const [w, h] = boxOf(piece)
  return Math.min(port.clientWidth / w, port.clientHeight / h)
}

/** A board seen through a port. It keeps its scale and its place when it grows, so that nothing on it moves. */
function WideBoard({ piece }: { piece: Piece }) {
  const words = useWords()
  const port = useRef<HTMLDivElement>(null)
  const { scale, fit, to, least } = useCamera(port, piece)
  return (
    <div class="viewport">
      <div class="port" ref={port} tabIndex={0} role="region" aria-label={piece.name}>
        <div class="sea">
          <Board piece={piece} width={`${(boxOf(piece)[0] * scale).toFixed(1)}px`} />
        </div>
      </div>
      <div class="zoomers">
        <button
          type="button"
          aria-label={words.zoomIn}
          disabled={scale >= CLOSEST * least}
          onClick={() => to(scale * 1.35)}
        >
          <Icon art="plus" />
        </button>
        <button type="button" aria-label={words.zoomOut} disabled={scale <= least} onClick={() => to(scale / 1.35)}>
          <Icon art="minus" />
        </button>
        <button type="button" aria-label={words.zoomFit} onClick={fit}>
          <Icon art="fit" />
        </button>
      </div>
    </div>
  )
}

/** Scale and place of a board in its port, in pixels per unit. */
function useCamera(port: { current: HTMLElement | null }, piece: Piece) {
  const { offer, scene } = useView()
  const [scale, setScale] = useState(1)
  const [least, setLeast] = useState(1)
  const wanted = useRef<Point | null>(null) // the point of the board that comes to the middle when it is drawn
  const turns = useRef(0)
  const drawn = useRef(scale)
  drawn.current = scale
  const look = (next: number, at: Point) => {
    if (!port.current) return
    port.current.dataset.look = String(++turns.current) // between two of them nothing moves
    if (next === drawn.current) return stay.at(() => centre(port.current!, at, next))
    wanted.current = at
    setScale(next)
  }
  const middle = (): Point => (port.current ? centreOf(port.current, scale) : [0, 0])
  const clamp = (next: number) => Math.max(least, Math.min(CLOSEST * least, next))
  const fit = () => {
    if (!port.current?.clientWidth) return
    const whole = fitting(port.current, piece)
    const [w, h] = boxOf(piece)
    setLeast(whole)
    look(whole, [w / 2, h / 2])
  }
  const begin = () => {
    if (!port.current?.clientWidth) return
    const whole = fitting(port.current, piece)
    const hex = whole * largest(piece)
    setLeast(whole)
    if (hex >= LEGIBLE) return fit()
    const next = (whole * 1.15 * LEGIBLE) / hex
    const [w, h] = boxOf(piece)
    const [x, y] = middleOf(piece, offer.next, scene.you) ?? [w / 2, h / 2]
    look(next, [within(x, w, port.current.clientWidth / next), within(y, h, port.current.clientHeight / next)])
  }
  const newest = useRef(begin)
  newest.current = begin
  useLayoutEffect(() => {
    const node = port.current!
    const sized = new ResizeObserver(() => newest.current())
    sized.observe(node)
    const undrag = dragging(node)
    return () => {
      sized.disconnect()
      undrag()
    }
  }, [])
  const stay = useStayed(port, piece, scale)
  useLayoutEffect(() => {
    const at = wanted.current
    wanted.current = null
    if (at && port.current) stay.at(() => centre(port.current!, at, scale))
  }, [scale])
  useEffect(() => {
    const spots = spotsOf(piece, offer)
    if (port.current && spots[0] && !spots.some((at) => inView(port.current!, at, scale))) look(scale, spots[0])
  }, [[...offer.next].join(), offer.ghosts.length])
  const to = (next: number) => look(clamp(next), middle())
  useEffect(() => (port.current ? pinching(port.current, (by) => to(scale * by)) : undefined), [scale, least])
  return { scale, least, fit, to }
}

/** When a board grows at its left or top, everything on it has other coordinates, but stays where it was on the screen. */
function useStayed(port: { current: HTMLElement | null }, piece: Piece, scale: number) {
  const before = useRef(piece)
  const kept = useRef<Point | null>(null) // where the board's corner is meant to be; scrolling rounds to whole pixels
  const at = (move: () => void) => {
    move()
    kept.current = cornerOf(port.current)
  }
  useLayoutEffect(() => {
    const node = port.current!
    const scrolled = () => {
      const now = cornerOf(node)
      if (now && !(kept.current && near(now, kept.current))) kept.current = now
    }
    node.addEventListener('scroll', scrolled)
    return () => node.removeEventListener('scroll', scrolled)
  }, [])
  useLayoutEffect(() => {
    const now = cornerOf(port.current)
    if (!port.current || !now) return // it is not drawn: what it was like before stays the measure
    const [x, y] = shifted(before.current, piece)
    before.current = piece
    if (!(x || y)) return
    const [left, top] = kept.current ?? now
    const goal: Point = [left - x * scale, top - y * scale]
    port.current.scrollLeft += now[0] - goal[0]
    port.current.scrollTop += now[1] - goal[1]
    kept.current = goal
  }, [piece])
  return { at }
}

const near = (a: Point, b: Point) => Math.abs(a[0] - b[0]) < 1 && Math.abs(a[1] - b[1]) < 1

/** Where a board begins in its port, in pixels; null if it is not drawn. */
function cornerOf(port: HTMLElement | null): Point | null {
  const board = port?.querySelector('.board')?.getBoundingClientRect()
  if (!port || !board?.width) return null
  const frame = port.getBoundingClientRect()
  return [board.left - frame.left, board.top - frame.top]
}

/** By how much the coordinates of a board have changed. Its box may be the same: more at the top, less at the bottom. */
export function shifted(before: Piece, now: Piece): Point {
  const known = new Map((before.items ?? []).map((q) => [q.id, q.at]))
  const same = now.items?.find((q) => q.at && known.get(q.id))
  const was = same && known.get(same.id)
  return same?.at && was ? [same.at[0] - was[0], same.at[1] - was[1]] : [0, 0]
}

/** The point nearest to `at` round which a view of this size shows nothing beyond a board, or the middle of a small one. */
export function within(at: number, board: number, view: number): number {
  return board <= view ? board / 2 : Math.max(view / 2, Math.min(board - view / 2, at))
}

/** The margin round a board inside its port: room to move it about. */
const marginOf = (port: HTMLElement): Point => [port.clientWidth * 0.5, port.clientHeight * 0.5]

function centre(port: HTMLElement, at: Point, scale: number) {
  const [x, y] = marginOf(port)
  port.scrollLeft = x + at[0] * scale - port.clientWidth / 2
  port.scrollTop = y + at[1] * scale - port.clientHeight / 2
}

function centreOf(port: HTMLElement, scale: number): Point {
  const [x, y] = marginOf(port)
  return [(port.scrollLeft + port.clientWidth / 2 - x) / scale, (port.scrollTop + port.clientHeight / 2 - y) / scale]
}

function inView(port: HTMLElement, at: Point, scale: number): boolean {
  const [x, y] = centreOf(port, scale)
  const near = (d: number, room: number) => Math.abs(d) * scale < room / 2 - 24
  return near(at[0] - x, port.clientWidth) && near(at[1] - y, port.clientHeight)
}

/** The width of the largest piece on a board, in units. */
const largest = ({ items = [] }: Piece): number => Math.max(...items.map((q) => q.size?.[0] ?? 1), 1)

/** Where on a board something can be chosen, or would lie. */
function spotsOf({ id, items = [] }: Piece, { next, ghosts }: Offer): Point[] {
  const lit = items.filter((q) => q.at && holds(q, next)).map((q) => q.at!)
  return [...lit, ...ghosts.filter((ghost) => ghost.into === id).map((ghost) => ghost.at)]
}

/** The middle of what can be chosen on a board, else of what is the viewer's, in units. */
function middleOf({ items = [] }: Piece, wanted: ReadonlySet<string>, you: number | undefined): Point | null {
  const lit = items.filter((q) => holds(q, wanted))
  const own = you === undefined ? [] : items.filter((q) => q.seat === you)
  const shown = (lit.length ? lit : own).filter((q) => q.at)
  if (!shown.length) return null
  const mean = (axis: 0 | 1) => shown.reduce((sum, q) => sum + q.at![axis], 0) / shown.length
  return [mean(0), mean(1)]
}
