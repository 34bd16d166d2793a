// Numbers from a key, as docs/fairness.md specifies them.
import { blake2b } from './blake2b'

const RANGE = 2 ** 48

export class Draws {
  private used = 0
  private block = -1
  private digest = new Uint8Array()

  constructor(private readonly key: Uint8Array) {}

  /** The next word of 48 bits. */
  word(): number {
    const block = Math.floor(this.used / 8)
    if (block !== this.block) {
      const message = new Uint8Array(8)
      new DataView(message.buffer).setBigUint64(0, BigInt(block))
      this.digest = blake2b(message, this.key, 48) as Uint8Array<ArrayBuffer>
      this.block = block
    }
    const at = 6 * (this.used++ % 8)
    return this.digest.subarray(at, at + 6).reduce((sum, byte) => sum * 256 + byte, 0)
  }

  /** A uniform integer from 0 to n - 1; words past the last whole multiple of n are skipped. */
  below(n: number): number {
    const limit = RANGE - (RANGE % n)
    for (;;) {
      const word = this.word()
      if (word < limit) return word % n
    }
  }

  shuffle<T>(list: T[]): void {
    for (let i = list.length; i > 1; i--) {
      const j = this.below(i)
      const last = list[i - 1]!
      list[i - 1] = list[j]!
      list[j] = last
    }
  }

  /** Draws one of a bag, which is listed in order, and takes it out. */
  take<T>(bag: T[]): T {
    return bag.splice(this.below(bag.length), 1)[0]!
  }
}
