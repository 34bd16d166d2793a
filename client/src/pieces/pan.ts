// Moving a scrolled view by pointer: a mouse drags it, two fingers or ctrl and wheel zoom it.

/** Drags by mouse; touch scrolls by itself. A drag of a few pixels is still a click. */
export function dragging(node: HTMLElement): () => void {
  let from: { x: number; y: number; left: number; top: number; far: boolean } | null = null
  const down = (e: PointerEvent) => {
    if (e.pointerType !== 'mouse' || e.button !== 0) return
    from = { x: e.clientX, y: e.clientY, left: node.scrollLeft, top: node.scrollTop, far: false }
  }
  const move = (e: PointerEvent) => {
    if (!from) return
    const dx = e.clientX - from.x,
      dy = e.clientY - from.y
    from.far ||= Math.hypot(dx, dy) > 6
    if (!from.far) return
    node.scrollLeft = from.left - dx
    node.scrollTop = from.top - dy
    node.classList.add('dragged')
  }
  const up = () => {
    if (from?.far) addEventListener('click', swallow, { capture: true, once: true })
    from = null
    node.classList.remove('dragged')
    setTimeout(() => removeEventListener('click', swallow, { capture: true }))
  }
  return listening([
    [node, 'pointerdown', down],
    [window, 'pointermove', move],
    [window, 'pointerup', up],
  ])
}

const swallow = (e: Event) => e.stopPropagation()

/** Calls `zoom` with the factor of each pinch or ctrl-wheel step. */
export function pinching(node: HTMLElement, zoom: (by: number) => void): () => void {
  let last = 0
  const gap = (t: TouchList) => Math.hypot(t[0]!.clientX - t[1]!.clientX, t[0]!.clientY - t[1]!.clientY)
  const wheel = (e: WheelEvent) => {
    if (!e.ctrlKey) return
    e.preventDefault()
    zoom(Math.exp(-e.deltaY / 240))
  }
  const touch = (e: TouchEvent) => {
    if (e.touches.length !== 2) {
      last = 0
      return
    }
    e.preventDefault()
    const now = gap(e.touches)
    if (last) zoom(now / last)
    last = now
  }
  return listening([
    [node, 'wheel', wheel],
    [node, 'touchmove', touch],
    [node, 'touchend', touch],
  ])
}

type Listener = [EventTarget, string, (e: never) => void]

function listening(all: Listener[]): () => void {
  for (const [target, kind, fn] of all) target.addEventListener(kind, fn as EventListener, { passive: false })
  return () => {
    for (const [target, kind, fn] of all) target.removeEventListener(kind, fn as EventListener)
  }
}
