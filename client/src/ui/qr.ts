// A QR code (ISO/IEC 18004) of a short text: byte mode, error correction L, versions 1 to 10.

const MOST = 10
// per version: data bytes of all blocks, correction bytes per block, blocks
const DATA = [0, 19, 34, 55, 80, 108, 136, 156, 194, 232, 274]
const CORRECTION = [0, 7, 10, 15, 20, 26, 18, 20, 24, 30, 18]
const BLOCKS = [0, 1, 1, 1, 1, 1, 2, 2, 2, 2, 4]
const ALIGNED = [
  [],
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
]

export type Modules = boolean[][]

// -- arithmetic in the field of 256 elements

const EXP: number[] = []
const LOG: number[] = []
for (let i = 0, x = 1; i < 255; i++) {
  EXP[i] = x
  LOG[x] = i
  x = x & 0x80 ? (x << 1) ^ 0x11d : x << 1
}

const times = (a: number, b: number): number => (a && b ? EXP[(LOG[a]! + LOG[b]!) % 255]! : 0)

/** The remainder of the data by the generator polynomial of that degree: the correction bytes. */
export function corrected(data: readonly number[], degree: number): number[] {
  let generator = [1]
  for (let i = 0; i < degree; i++) {
    const next = [...generator, 0]
    generator.forEach((c, k) => (next[k + 1]! ^= times(c, EXP[i]!)))
    generator = next
  }
  const rest = [...data, ...Array<number>(degree).fill(0)]
  for (let i = 0; i < data.length; i++) {
    const lead = rest[i]!
    if (lead) generator.forEach((c, k) => (rest[i + k]! ^= times(c, lead)))
  }
  return rest.slice(data.length)
}

// -- the message

const versionFor = (bytes: number): number => {
  for (let v = 1; v <= MOST; v++) if (bytes + (v < 10 ? 2 : 3) <= DATA[v]!) return v
  return 0
}

function message(bytes: Uint8Array, version: number): number[] {
  const bits: number[] = []
  const put = (value: number, count: number) => {
    for (let i = count - 1; i >= 0; i--) bits.push((value >> i) & 1)
  }
  put(4, 4) // byte mode
  put(bytes.length, version < 10 ? 8 : 16)
  bytes.forEach((b) => put(b, 8))
  const room = DATA[version]! * 8
  put(0, Math.min(4, room - bits.length))
  while (bits.length % 8) bits.push(0)
  const found: number[] = []
  for (let i = 0; i < bits.length; i += 8) found.push(parseInt(bits.slice(i, i + 8).join(''), 2))
  for (let pad = 0xec; found.length < DATA[version]!; pad ^= 0xfd) found.push(pad)
  return found
}

/** Data and correction of all blocks, interleaved; the later blocks may be one byte longer. */
function interleaved(data: readonly number[], version: number): number[] {
  const blocks = BLOCKS[version]!
  const short = Math.floor(data.length / blocks)
  const longer = data.length % blocks
  const parts: number[][] = []
  for (let b = 0, at = 0; b < blocks; b++) {
    const size = short + (b >= blocks - longer ? 1 : 0)
    parts.push(data.slice(at, at + size))
    at += size
  }
  const checks = parts.map((part) => corrected(part, CORRECTION[version]!))
  const woven = (rows: number[][]) =>
    Array.from({ length: Math.max(...rows.map((r) => r.length)) }, (_, i) =>
      rows.flatMap((r) => r.slice(i, i + 1)),
    ).flat()
  return [...woven(parts), ...woven(checks)]
}

// -- the picture

type Grid = (boolean | undefined)[][]

function frame(version: number): Grid {
  const size = 17 + 4 * version
  const grid: Grid = Array.from({ length: size }, () => Array<boolean | undefined>(size).fill(undefined))
  const set = (x: number, y: number, dark: boolean) => {
    if (x >= 0 && y >= 0 && x < size && y < size) grid[y]![x] = dark
  }
  const square = (cx: number, cy: number, reach: number, light: readonly number[]) => {
    for (let dy = -reach; dy <= reach; dy++)
      for (let dx = -reach; dx <= reach; dx++)
        set(cx + dx, cy + dy, !light.includes(Math.max(Math.abs(dx), Math.abs(dy))))
  }
  for (let i = 0; i < size; i++) {
    set(6, i, i % 2 === 0)
    set(i, 6, i % 2 === 0)
  }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    square(x, y, 4, [2, 4])
  const lines = ALIGNED[version]!
  const last = lines.length - 1
  lines.forEach((y, j) =>
    lines.forEach((x, i) => {
      const corner = (i === 0 && j === 0) || (i === 0 && j === last) || (i === last && j === 0)
      if (!corner) square(x, y, 2, [1])
    }),
  )
  return grid
}

/** Format bits of level L and a mask, with their correction. */
function format(mask: number): number {
  const data = (1 << 3) | mask
  let rest = data
  for (let i = 0; i < 10; i++) rest = (rest << 1) ^ ((rest >> 9) * 0x537)
  return ((data << 10) | rest) ^ 0x5412
}

function version18(version: number): number {
  let rest = version
  for (let i = 0; i < 12; i++) rest = (rest << 1) ^ ((rest >> 11) * 0x1f25)
  return (version << 12) | rest
}

function putFormat(grid: Grid, mask: number) {
  const size = grid.length
  const bits = format(mask)
  const bit = (i: number) => ((bits >> i) & 1) === 1
  const set = (x: number, y: number, dark: boolean) => (grid[y]![x] = dark)
  for (let i = 0; i <= 5; i++) set(8, i, bit(i))
  set(8, 7, bit(6))
  set(8, 8, bit(7))
  set(7, 8, bit(8))
  for (let i = 9; i < 15; i++) set(14 - i, 8, bit(i))
  for (let i = 0; i < 8; i++) set(size - 1 - i, 8, bit(i))
  for (let i = 8; i < 15; i++) set(8, size - 15 + i, bit(i))
  set(8, size - 8, true)
}

function putVersion(grid: Grid, version: number) {
  if (version < 7) return
  const bits = version18(version)
  const size = grid.length
  for (let i = 0; i < 18; i++) {
    const dark = ((bits >> i) & 1) === 1
    const [a, b] = [size - 11 + (i % 3), Math.floor(i / 3)]
    grid[b]![a] = dark
    grid[a]![b] = dark
  }
}

const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_x, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
]

/** The free modules in the order in which data fills them: in pairs of columns, up and down, from the right. */
function* free(grid: Grid): Generator<[number, number]> {
  const size = grid.length
  for (let right = size - 1, up = true; right > 0; right -= 2, up = !up) {
    if (right === 6) right = 5
    for (let i = 0; i < size; i++)
      for (const x of [right, right - 1]) {
        const y = up ? size - 1 - i : i
        if (grid[y]![x] === undefined) yield [x, y]
      }
  }
}

/** How hard a picture is to read: runs, blocks and uneven shares of dark. */
function penalty(grid: Modules): number {
  const size = grid.length
  let sum = 0
  const lines = [...grid, ...grid.map((_, x) => grid.map((row) => row[x]!))]
  for (const line of lines)
    for (let i = 0, run = 0; i < size; i++) {
      run = i && line[i] === line[i - 1] ? run + 1 : 1
      sum += run === 5 ? 3 : run > 5 ? 1 : 0
    }
  for (let y = 1; y < size; y++)
    for (let x = 1; x < size; x++) {
      const dark = grid[y]![x]
      if (dark === grid[y]![x - 1] && dark === grid[y - 1]![x] && dark === grid[y - 1]![x - 1]) sum += 3
    }
  const dark = grid.flat().filter(Boolean).length / (size * size)
  return sum + Math.floor(Math.abs(dark - 0.5) * 20) * 10
}

/** The modules of a QR code, row by row, without a border; null if the text is too long. */
export function qr(text: string): Modules | null {
  const bytes = new TextEncoder().encode(text)
  const version = versionFor(bytes.length)
  if (!version) return null
  const words = interleaved(message(bytes, version), version)
  const drawn = MASKS.map((hides, mask) => {
    const grid = frame(version)
    putFormat(grid, mask)
    putVersion(grid, version)
    const places = [...free(grid)]
    places.forEach(([x, y], i) => {
      const bit = ((words[i >> 3] ?? 0) >> (7 - (i & 7))) & 1
      grid[y]![x] = (bit === 1) !== hides(x, y)
    })
    return grid as Modules
  })
  return drawn.reduce((best, next) => (penalty(next) < penalty(best) ? next : best))
}
