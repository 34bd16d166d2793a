import { describe, expect, test } from 'vitest'
import { corrected, qr, type Modules } from '../src/ui/qr'

const FINDER = ['1111111', '1000001', '1011101', '1011101', '1011101', '1000001', '1111111']

const part = (code: Modules, x: number, y: number): string[] =>
  FINDER.map((_, dy) => FINDER.map((_, dx) => (code[y + dy]![x + dx] ? '1' : '0')).join(''))

describe('a QR code', () => {
  test('has the correction bytes of the example in the standard', () => {
    const data = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17]
    expect(corrected(data, 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23])
  })

  test('has three finders and as many modules as its text needs', () => {
    for (const [length, size] of [
      [17, 21],
      [18, 25],
      [53, 29],
      [106, 37],
      [271, 57],
    ] as const) {
      const code = qr('x'.repeat(length))!
      expect(code.length).toBe(size)
      expect(part(code, 0, 0)).toEqual(FINDER)
      expect(part(code, size - 7, 0)).toEqual(FINDER)
      expect(part(code, 0, size - 7)).toEqual(FINDER)
    }
  })

  test('holds its text: read back with the mask that its format names', () => {
    const text = 'https://a.b/t/x1'
    const code = qr(text)!
    const bits = read(code)
    expect(parseInt(bits.slice(0, 4), 2)).toBe(4)
    expect(parseInt(bits.slice(4, 12), 2)).toBe(text.length)
    const bytes = Array.from({ length: text.length }, (_, i) => parseInt(bits.slice(12 + 8 * i, 20 + 8 * i), 2))
    expect(String.fromCharCode(...bytes)).toBe(text)
  })

  test('is not made of a text that is too long', () => {
    expect(qr('x'.repeat(272))).toBe(null)
  })
})

const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
]

/** The bits of a code of version 1, as a reader sees them. */
function read(code: Modules): string {
  const size = code.length
  const mask = [2, 3, 4].reduce((sum, x) => sum * 2 + (code[8]![x] ? 1 : 0), 0) ^ 0b101
  const used = (x: number, y: number) =>
    x === 6 || y === 6 || (x < 9 && y < 9) || (x >= size - 8 && y < 9) || (x < 9 && y >= size - 8)
  let bits = ''
  for (let right = size - 1, up = true; right > 0; right -= 2, up = !up) {
    if (right === 6) right = 5
    for (let i = 0; i < size; i++)
      for (const x of [right, right - 1]) {
        const y = up ? size - 1 - i : i
        if (!used(x, y)) bits += code[y]![x] !== MASKS[mask]!(x, y) ? '1' : '0'
      }
  }
  return bits
}
