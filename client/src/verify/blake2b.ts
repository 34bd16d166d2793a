// BLAKE2b with a key (RFC 7693), for messages of at most one block: that is all that the draws need.

const BLOCK = 128
const MASK = (1n << 64n) - 1n

const START = [
  0x6a09e667f3bcc908n,
  0xbb67ae8584caa73bn,
  0x3c6ef372fe94f82bn,
  0xa54ff53a5f1d36f1n,
  0x510e527fade682d1n,
  0x9b05688c2b3e6c1fn,
  0x1f83d9abfb41bd6bn,
  0x5be0cd19137e2179n,
]

const ORDERS = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
  [14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3],
  [11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4],
  [7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8],
  [9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13],
  [2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9],
  [12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11],
  [13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10],
  [6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5],
  [10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0],
]

// columns, then diagonals
const MIXES = [
  [0, 4, 8, 12],
  [1, 5, 9, 13],
  [2, 6, 10, 14],
  [3, 7, 11, 15],
  [0, 5, 10, 15],
  [1, 6, 11, 12],
  [2, 7, 8, 13],
  [3, 4, 9, 14],
] as const

const turned = (x: bigint, by: bigint): bigint => (x >> by) | ((x << (64n - by)) & MASK)

function mix(v: bigint[], [a, b, c, d]: readonly [number, number, number, number], x: bigint, y: bigint): void {
  v[a] = (v[a]! + v[b]! + x) & MASK
  v[d] = turned(v[d]! ^ v[a]!, 32n)
  v[c] = (v[c]! + v[d]!) & MASK
  v[b] = turned(v[b]! ^ v[c]!, 24n)
  v[a] = (v[a]! + v[b]! + y) & MASK
  v[d] = turned(v[d]! ^ v[a]!, 16n)
  v[c] = (v[c]! + v[d]!) & MASK
  v[b] = turned(v[b]! ^ v[c]!, 63n)
}

function compress(h: bigint[], block: Uint8Array, counted: number, last: boolean): void {
  const view = new DataView(block.buffer, block.byteOffset, BLOCK)
  const m = Array.from({ length: 16 }, (_, i) => view.getBigUint64(8 * i, true))
  const v = [...h, ...START]
  v[12]! ^= BigInt(counted)
  if (last) v[14]! ^= MASK
  for (let round = 0; round < 12; round++) {
    const order = ORDERS[round % 10]!
    MIXES.forEach((where, i) => mix(v, where, m[order[2 * i]!]!, m[order[2 * i + 1]!]!))
  }
  for (let i = 0; i < 8; i++) h[i] = h[i]! ^ v[i]! ^ v[i + 8]!
}

/** The digest of `size` bytes of a message of 1 to 128 bytes under a key of 1 to 64 bytes. */
export function blake2b(message: Uint8Array, key: Uint8Array, size: number): Uint8Array {
  if (!message.length || message.length > BLOCK || !key.length || key.length > 64) throw new RangeError('length')
  const h = START.slice()
  h[0]! ^= 0x01010000n ^ BigInt(key.length << 8) ^ BigInt(size)
  const blocks = [key, message].map((part) => {
    const block = new Uint8Array(BLOCK)
    block.set(part)
    return block
  })
  compress(h, blocks[0]!, BLOCK, false)
  compress(h, blocks[1]!, BLOCK + message.length, true)
  const digest = new DataView(new ArrayBuffer(64))
  h.forEach((word, i) => digest.setBigUint64(8 * i, word, true))
  return new Uint8Array(digest.buffer, 0, size)
}
