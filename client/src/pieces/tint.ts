// Colours reach pieces as custom properties: --tint what it is made of, --seat whose it is.
import type { Piece, Scene } from '../schema'

export type Style = Record<string, string>

export const seatColour = (scene: Scene, seat: number | undefined): number =>
  seat === undefined ? 0 : (scene.seats?.[seat]?.colour ?? 0)

export const seatStyle = (colour: number): Style => ({ '--seat': `var(--seat${colour})` })

export function tintStyle(piece: Piece, scene: Scene): Style {
  const style: Style = {}
  if (piece.seat !== undefined) {
    const colour = `var(--seat${seatColour(scene, piece.seat)})`
    style['--tint'] = colour
    style['--seat'] = colour
  }
  if (piece.tint) style['--tint'] = `var(--c-${piece.tint})`
  return style
}

export const paletteStyle = (scene: Scene): Style =>
  Object.fromEntries(Object.entries(scene.palette ?? {}).map(([name, colour]) => ['--c-' + name, colour]))

/** The colour of the ring round the last move of a seat. */
export const lastStyle = (scene: Scene, seat: number | undefined): Style =>
  seat === undefined ? {} : { '--last': `var(--seat${seatColour(scene, seat)})` }

/** Words for the style sheet: what state a piece is in. */
export function marks(piece: Piece): string[] {
  const on = (flag: unknown, word: string) => (flag ? [word] : [])
  return [
    ...on(piece.down, 'is-down'),
    ...on(piece.dim, 'is-dim'),
    ...on(piece.new, 'is-new'),
    ...on(piece.shy, 'is-shy'),
    ...on(piece.bare, 'is-bare'),
    ...on(piece.tone, 't-' + piece.tone),
    ...on(piece.scale, 's-' + piece.scale),
    ...on(piece.shape, 'h-' + piece.shape),
    ...on(piece.seat !== undefined, 'owned'),
    ...on(piece.hint, 'has-hint'),
  ]
}
