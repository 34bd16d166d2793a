// Flights: a piece that changed its place flies there, as a copy above the table. What merely lies elsewhere because
// its neighbours have come or gone does not fly.
import type { Piece, Scene } from '../schema'
import { indexed } from '../pieces/view'

export interface Snapshot {
  box: DOMRect
  node: HTMLElement
}
export type Before = Map<string, Snapshot>

const EASE = 'cubic-bezier(.3,.7,.2,1)'
const STAGGER = 45
const LONGEST = 270 // milliseconds until the last one starts

/** Where each piece lies in the scene's own terms: in which piece, and on a board at which point. */
export interface Place {
  parent: string
  at: string
  box: string // size of the board; if it changes, points mean something else
}

export function placesOf(scene: Scene): Map<string, Place> {
  const found = new Map<string, Place>()
  const walk = (piece: Piece, parent: Piece | undefined) => {
    const board = parent?.box !== undefined
    found.set(piece.id, {
      parent: parent?.id ?? '',
      at: board ? (piece.at ?? []).join() : '',
      box: (parent?.box ?? []).join(),
    })
    piece.items?.forEach((q) => walk(q, piece))
  }
  const tops = [...(scene.table ?? []), ...(scene.hand ?? []), ...(scene.seats ?? []).flatMap((s) => s.items ?? [])]
  tops.forEach((piece) => walk(piece, undefined))
  return found
}

export interface Route {
  id: string
  from: string // the piece whose place it comes from
}

/** The pieces that fly from one scene to the next. What lies upon a flying piece is carried. */
export function routesOf(before: Scene, scene: Scene): Route[] {
  const [was, is] = [placesOf(before), placesOf(scene)]
  const pieces = indexed(scene)
  const found: Route[] = []
  for (const [id, place] of is) {
    const old = was.get(id)
    const came = pieces.get(id)?.came ?? ''
    if (old ? moved(old, place) : came && (was.has(came) || came.startsWith('seat'))) {
      found.push({ id, from: old ? id : came })
    }
  }
  const flying = new Set(found.map((route) => route.id))
  return found.filter(({ id }) => !carried(is, id, flying))
}

function moved(old: Place, now: Place): boolean {
  if (old.parent !== now.parent) return true
  return now.at !== '' && old.box === now.box && old.at !== now.at
}

function carried(places: Map<string, Place>, id: string, flying: Set<string>): boolean {
  for (let up = places.get(id)?.parent; up; up = places.get(up)?.parent) if (flying.has(up)) return true
  return false
}

/** Boxes and nodes of everything on the page that has a name, before the next scene is drawn. */
export function measure(root: HTMLElement | null): Before {
  const before: Before = new Map()
  root?.querySelectorAll<HTMLElement>('[data-id]').forEach((node) => {
    if (node.checkVisibility?.({ visibilityProperty: true }) ?? true)
      before.set(node.dataset.id!, { box: node.getBoundingClientRect(), node })
  })
  return before
}

const nodeOf = (root: HTMLElement, id: string): HTMLElement | null =>
  root.querySelector<HTMLElement>(`[data-id="${CSS.escape(id)}"]`)

const middle = (r: DOMRect) => ({ x: r.x + r.width / 2, y: r.y + r.height / 2 })

/** Animate the pieces that changed their place; each takes `duration` milliseconds. */
export function fly(root: HTMLElement, before: Before, from: Scene, to: Scene, duration: number) {
  const layer = root.querySelector<HTMLElement>('.flights')
  if (!layer || !duration) return
  routesOf(from, to).forEach((route, i) => {
    const start = before.get(route.from)
    const node = nodeOf(root, route.id)
    const delay = Math.min(i * STAGGER, LONGEST)
    if (start?.box.width && node?.matches('.piece')) launch(layer, node, start, { duration, delay })
  })
  for (const [id, goal] of Object.entries(to.gone ?? {})) {
    const [start, end] = [before.get(id), nodeOf(root, goal)]
    if (start?.box.width && end) depart(layer, start, end.getBoundingClientRect(), duration)
  }
}

/** A copy of a piece on the layer, where its original is. */
function copyOf(layer: HTMLElement, node: HTMLElement, box: DOMRect): HTMLElement {
  const copy = node.cloneNode(true) as HTMLElement
  copy.removeAttribute('data-id')
  copy.querySelectorAll('[data-id]').forEach((part) => part.removeAttribute('data-id'))
  copy.querySelectorAll('.hit').forEach((hit) => hit.remove())
  copy.classList.remove('go', 'may', 'picked', 'refused')
  copy.classList.add('flying')
  const { width, height } = node.getBoundingClientRect().width ? sizeOf(node) : box
  const at = middle(box)
  Object.assign(copy.style, {
    left: `${at.x - width / 2}px`,
    top: `${at.y - height / 2}px`,
    width: `${width}px`,
    height: `${height}px`,
  })
  layer.append(copy)
  return copy
}

/** The size before it is rotated. */
const sizeOf = (node: HTMLElement) => ({ width: node.offsetWidth, height: node.offsetHeight })

/** A piece starts in the size of the piece it comes from; what comes from a panel or a pile of things, small. */
function startScale(start: Snapshot, to: DOMRect): number {
  if (!start.node.matches('.piece')) return 0.6
  return Math.max(0.4, Math.min(1.6, start.box.width / to.width || 1))
}

function launch(layer: HTMLElement, node: HTMLElement, start: Snapshot, time: { duration: number; delay: number }) {
  const box = node.getBoundingClientRect()
  const [a, b] = [middle(start.box), middle(box)]
  if (!box.width || !(node.checkVisibility?.({ visibilityProperty: true }) ?? true)) return
  if (Math.hypot(a.x - b.x, a.y - b.y) < 4) return
  const copy = copyOf(layer, node, box)
  const done = () => copy.remove()
  copy
    .animate(
      [
        { translate: `${a.x - b.x}px ${a.y - b.y}px`, scale: String(startScale(start, box)) },
        { translate: '0 0', scale: '1' },
      ],
      { ...time, easing: EASE, fill: 'backwards' },
    )
    .finished.then(done, done)
  node.animate([{ opacity: 0 }, { opacity: 0 }], { duration: time.duration + time.delay })
}

function depart(layer: HTMLElement, start: Snapshot, goal: DOMRect, duration: number) {
  const copy = copyOf(layer, start.node, start.box)
  Object.assign(copy.style, { width: `${start.box.width}px`, height: `${start.box.height}px` })
  const [a, b] = [middle(start.box), middle(goal)]
  const end = { translate: `${b.x - a.x}px ${b.y - a.y}px`, scale: '.4', opacity: 0.2 }
  const done = () => copy.remove()
  copy.animate([{ opacity: 1 }, end], { duration, easing: 'ease-in' }).finished.then(done, done)
}

/** A symbol flies from where something was gained to the counter that shows it. */
export function flySymbol(root: HTMLElement, art: string, from: DOMRect, to: DOMRect, duration: number) {
  const layer = root.querySelector<HTMLElement>('.flights')
  if (!layer) return
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  const use = document.createElementNS('http://www.w3.org/2000/svg', 'use')
  use.setAttribute('href', '#' + art)
  svg.append(use)
  svg.setAttribute('class', 'coin')
  const [a, b] = [middle(from), middle(to)]
  Object.assign(svg.style, { left: `${b.x - 12}px`, top: `${b.y - 12}px` })
  layer.append(svg)
  const done = () => svg.remove()
  svg
    .animate(
      [
        { translate: `${a.x - b.x}px ${a.y - b.y}px`, scale: '1.5', opacity: 0.2 },
        { opacity: 1, offset: 0.2 },
        { translate: '0 0', scale: '1', opacity: 1 },
      ],
      { duration, easing: EASE },
    )
    .finished.then(done, done)
}

/** Dice that were not there before tumble. */
export function tumble(
  root: HTMLElement,
  before: ReadonlyMap<string, Piece>,
  pieces: ReadonlyMap<string, Piece>,
  ms: number,
) {
  let i = 0
  for (const [id, piece] of pieces) {
    const old = before.get(id)
    if (piece.form !== 'die' || (old && old.text?.mid === piece.text?.mid)) continue
    nodeOf(root, id)?.firstElementChild?.animate(
      [{ rotate: '-540deg', scale: '.6', opacity: 0.3 }, { rotate: '30deg', scale: '1.1' }, { rotate: '0deg' }],
      { duration: ms, delay: 60 * i++, easing: 'cubic-bezier(.2,.8,.3,1)', fill: 'backwards' },
    )
  }
}
