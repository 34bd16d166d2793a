// Pieces fly by id: measured before and after; newcomers from `came`, leavers to `gone`.
import type { Piece } from '../schema'

export type Before = Map<string, { box: DOMRect; node: HTMLElement }>

const PACE = { flight: 420, leaving: 380, stagger: 30, longest: 240 }
const EASE = 'cubic-bezier(.2,.8,.2,1)'

const middle = (r: DOMRect) => ({ x: r.x + r.width / 2, y: r.y + r.height / 2 })

export function measure(root: HTMLElement | null): Before {
  const before: Before = new Map()
  root?.querySelectorAll<HTMLElement>('[data-id]').forEach((node) => {
    before.set(node.dataset.id!, { box: node.getBoundingClientRect(), node })
  })
  return before
}

interface Flight {
  node: HTMLElement
  from: DOMRect
  to: DOMRect
}

export function fly(
  root: HTMLElement,
  before: Before,
  pieces: ReadonlyMap<string, Piece>,
  gone: Record<string, string>,
) {
  const flights = routes(root, before, pieces)
  const flying = new Set(flights.map((f) => f.node))
  flights.filter((f) => !carried(f.node, flying)).forEach(launch)
  for (const [id, to] of Object.entries(gone)) depart(root, before, id, to)
}

function routes(root: HTMLElement, before: Before, pieces: ReadonlyMap<string, Piece>): Flight[] {
  const found: Flight[] = []
  root.querySelectorAll<HTMLElement>('.piece[data-id]').forEach((node) => {
    const id = node.dataset.id!
    const from = (before.get(id) ?? before.get(pieces.get(id)?.came ?? ''))?.box
    if (!from?.width) return
    const to = node.getBoundingClientRect()
    if (Math.abs(from.x - to.x) + Math.abs(from.y - to.y) > 3) found.push({ node, from, to })
  })
  return found
}

/** A piece upon a flying piece is carried, not flown twice. */
function carried(node: HTMLElement, flying: Set<HTMLElement>): boolean {
  for (let up = node.parentElement; up; up = up.parentElement) if (flying.has(up)) return true
  return false
}

function launch({ node, from, to }: Flight, i: number) {
  const a = middle(from),
    b = middle(to)
  const scale = Math.max(0.2, Math.min(4, from.width / to.width || 1))
  node.animate(
    [
      { translate: `${a.x - b.x}px ${a.y - b.y}px`, scale: String(scale), zIndex: 50 },
      { translate: '0 0', scale: '1', zIndex: 50 },
    ],
    {
      duration: PACE.flight,
      delay: Math.min(i * PACE.stagger, PACE.longest),
      easing: EASE,
      fill: 'backwards',
      composite: 'replace',
    },
  )
}

function depart(root: HTMLElement, before: Before, id: string, to: string) {
  const from = before.get(id)
  const goal = root.querySelector(`[data-id="${CSS.escape(to)}"]`)?.getBoundingClientRect()
  if (!from?.box.width || !goal) return
  const { box } = from
  const copy = from.node.cloneNode(true) as HTMLElement
  copy.removeAttribute('data-id')
  copy.setAttribute('aria-hidden', 'true')
  copy.classList.add('leaving')
  copy.querySelectorAll('.hit').forEach((hit) => hit.remove())
  Object.assign(copy.style, {
    left: `${box.x}px`,
    top: `${box.y}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
  })
  root.append(copy)
  const a = middle(box),
    b = middle(goal)
  const end = { translate: `${b.x - a.x}px ${b.y - a.y}px`, scale: '.4', opacity: 0.2 }
  const done = () => copy.remove()
  copy.animate([{ opacity: 1 }, end], { duration: PACE.leaving, easing: 'ease-in' }).finished.then(done, done)
}
