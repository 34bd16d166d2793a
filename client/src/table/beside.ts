// Where a tip goes: beside what it explains, and not over what one chooses between.

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

export interface Size {
  width: number
  height: number
}

const GAP = 10

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top))

const boxAt = (left: number, top: number, { width, height }: Size): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})

/** The whole tip stays on the screen. */
function within(box: Box, size: Size, room: Size): Box {
  const left = Math.max(GAP, Math.min(box.left, room.width - size.width - GAP))
  const top = Math.max(GAP, Math.min(box.top, room.height - size.height - GAP))
  return boxAt(left, top, size)
}

/** Right, left, above and below what is explained; then the corners of the screen. */
function places(of: Box, size: Size, room: Size): Box[] {
  const near: [number, number][] = [
    [of.right + GAP, of.top],
    [of.left - size.width - GAP, of.top],
    [of.right + GAP, (of.top + of.bottom - size.height) / 2],
    [of.left - size.width - GAP, (of.top + of.bottom - size.height) / 2],
    [of.left, of.top - size.height - GAP],
    [of.left, of.bottom + GAP],
    [of.right - size.width, of.top - size.height - GAP],
    [of.right - size.width, of.bottom + GAP],
  ]
  const far: [number, number][] = [
    [room.width - size.width - GAP, GAP],
    [room.width - size.width - GAP, room.height - size.height - GAP],
    [GAP, GAP],
    [GAP, room.height - size.height - GAP],
  ]
  return [...near, ...far].map(([left, top]) => within(boxAt(left, top, size), size, room))
}

/** The first place that covers nothing; else the one that covers least. */
export function beside(of: Box, size: Size, avoid: readonly Box[], room: Size): { left: number; top: number } {
  const cost = (box: Box) => [of, ...avoid].reduce((sum, other) => sum + overlap(box, other), 0)
  const best = places(of, size, room).reduce<[Box, number] | null>((found, box) => {
    const covered = cost(box)
    return found && found[1] <= covered ? found : [box, covered]
  }, null)!
  return { left: Math.round(best[0].left), top: Math.round(best[0].top) }
}
