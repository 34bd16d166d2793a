// A board fits itself into the room it has; a wide one can be panned and zoomed.
import { useEffect, useRef, useState } from 'preact/hooks'
import type { Piece } from '../schema'
import { holds } from '../play/hand'
import { Icon } from './icon'
import { InkLayer, Placed } from './board'
import { dragging, pinching } from './pan'
import { useView } from './view'
import { useWords } from '../words'

export function BoardZone({ piece }: { piece: Piece }) {
  return piece.scale === 'wide' ? <WideBoard piece={piece} /> : <Board piece={piece} />
}

function Board({ piece, width }: { piece: Piece; width?: string }) {
  const [w, h] = piece.box ?? [1, 1]
  return (
    <div class="board" style={{ aspectRatio: `${w} / ${h}`, '--ratio': String(w / h), ...(width ? { width } : {}) }}>
      {piece.art && <Icon art={piece.art} cls="ground" />}
      <InkLayer piece={piece} />
      <Placed piece={piece} />
    </div>
  )
}

const MOST = 4
const LEGIBLE = 100 // pixels: below this a hex of a map cannot be read

const clamp = (zoom: number) => Math.max(1, Math.min(MOST, zoom))

function WideBoard({ piece }: { piece: Piece }) {
  const words = useWords()
  const { offer, scene } = useView()
  const port = useRef<HTMLDivElement>(null)
  const [zoom, setZoom] = useState(1)
  const to = (next: number) => keepCentre(port.current, () => setZoom(clamp(next)))
  useEffect(() => {
    const node = port.current
    if (!node) return
    if (node.clientWidth < 500) setZoom(clamp((LEGIBLE * across(piece)) / node.clientWidth))
    return dragging(node)
  }, [])
  useEffect(() => {
    const at = centreOf(piece, offer.next, scene.you)
    if (port.current && zoom > 1 && at) scrollTo(port.current, at)
  }, [zoom > 1, [...offer.next].join()])
  useEffect(() => (port.current ? pinching(port.current, (by) => to(zoom * by)) : undefined), [zoom])
  return (
    <div class="viewport">
      <div class="port" ref={port} tabIndex={0} role="region" aria-label={piece.name}>
        <Board piece={piece} width={`calc(min(100%, (100cqh - 8px) * var(--ratio)) * ${zoom.toFixed(3)})`} />
      </div>
      <div class="zoomers">
        <button type="button" aria-label={words.zoomIn} disabled={zoom >= MOST} onClick={() => to(zoom * 1.35)}>
          <Icon art="plus" />
        </button>
        <button type="button" aria-label={words.zoomOut} disabled={zoom <= 1} onClick={() => to(zoom / 1.35)}>
          <Icon art="minus" />
        </button>
        <button type="button" aria-label={words.zoomFit} disabled={zoom === 1} onClick={() => to(1)}>
          <Icon art="fit" />
        </button>
      </div>
    </div>
  )
}

/** How many of its largest pieces would lie side by side on a board. */
const across = ({ box, items = [] }: Piece): number =>
  box ? box[0] / Math.max(...items.map((q) => q.size?.[0] ?? 1), 1) : 1

type Share = readonly [number, number]

/** The middle of what can be chosen on a board, else of what is the viewer's, as shares of its size. */
function centreOf({ items = [], box }: Piece, wanted: ReadonlySet<string>, you: number | undefined): Share | null {
  const lit = items.filter((q) => holds(q, wanted))
  const shown = (lit.length ? lit : items.filter((q) => q.seat !== undefined && q.seat === you)).filter((q) => q.at)
  if (!shown.length || !box) return null
  const mean = (axis: 0 | 1) => shown.reduce((sum, q) => sum + q.at![axis], 0) / shown.length / box[axis]
  return [mean(0), mean(1)]
}

function scrollTo(port: HTMLElement, at: Share) {
  port.scrollLeft = at[0] * port.scrollWidth - port.clientWidth / 2
  port.scrollTop = at[1] * port.scrollHeight - port.clientHeight / 2
}

/** Changes the size and scrolls so that what was in the middle stays there. */
function keepCentre(port: HTMLElement | null, change: () => void) {
  if (!port) return change()
  const at: Share = [
    (port.scrollLeft + port.clientWidth / 2) / port.scrollWidth,
    (port.scrollTop + port.clientHeight / 2) / port.scrollHeight,
  ]
  change()
  requestAnimationFrame(() => scrollTo(port, at))
}
