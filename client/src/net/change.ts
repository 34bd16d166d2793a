// A scene from the one before it and what has changed: most of it stays the same objects.
import type { Line, Scene } from '../schema'
import type { SceneChange, SceneMessage } from '../wire'

type Part = Record<string, unknown> | unknown[]

/** The scene message that a change makes of the one before; null if it belongs to another one. */
export function changed(before: SceneMessage | null, change: SceneChange): SceneMessage | null {
  if (!before || before.seq !== change.since || before.seat !== change.seat) return null
  const { since: _since, set, unset, lines, dropped, ...rest } = change
  const scene = withLines(withParts(before.scene, set ?? {}, unset ?? []), lines ?? [], dropped ?? 0)
  return { ...rest, t: 'scene', scene }
}

function withParts(scene: Scene, set: Record<string, unknown>, unset: string[]): Scene {
  const copies = new Set<Part>()
  let root = scene as unknown as Part
  for (const [path, value] of Object.entries(set)) root = put(root, path.split('.'), value, copies)
  for (const path of unset) root = put(root, path.split('.'), undefined, copies)
  return root as unknown as Scene
}

/** The part with a value at a path; what lies on the way is copied once, and never changed for others. */
function put(part: Part, [name, ...rest]: string[], value: unknown, copies: Set<Part>): Part {
  const copy = (copies.has(part) ? part : Array.isArray(part) ? [...part] : { ...part }) as Record<string, unknown>
  copies.add(copy)
  if (rest.length) copy[name!] = put(copy[name!] as Part, rest, value, copies)
  else if (value === undefined) delete copy[name!]
  else copy[name!] = value
  return copy
}

const withLines = (scene: Scene, lines: Line[], dropped: number): Scene =>
  lines.length || dropped ? { ...scene, log: [...(scene.log ?? []), ...lines].slice(dropped) } : scene
