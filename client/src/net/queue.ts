// Scenes are shown one after another, each for a minimum time; a click skips to the newest.
export const PACE = 350 // milliseconds

export interface Clock {
  later: (fn: () => void, ms: number) => number
  stop: (id: number) => void
}

const REAL: Clock = { later: (fn, ms) => setTimeout(fn, ms) as unknown as number, stop: (id) => clearTimeout(id) }

export class Queue<T> {
  private waiting: T[] = []
  private timer: number | null = null
  pace = PACE

  constructor(
    private readonly show: (item: T, more: boolean) => void,
    private readonly clock: Clock = REAL,
  ) {}

  push(item: T) {
    if (this.timer === null) return this.present(item)
    this.waiting.push(item)
  }

  /** Show the newest item at once; return false if none was waiting. */
  skip(): boolean {
    const newest = this.waiting.at(-1)
    if (newest === undefined) return false
    this.waiting = []
    this.present(newest)
    return true
  }

  /** Drop the waiting items; the next one is shown at once. */
  clear() {
    this.waiting = []
    this.halt()
  }

  private present(item: T) {
    this.halt()
    if (this.pace > 0) this.timer = this.clock.later(() => this.due(), this.pace)
    this.show(item, this.waiting.length > 0)
  }

  private due() {
    this.timer = null
    const next = this.waiting.shift()
    if (next !== undefined) this.present(next)
  }

  private halt() {
    if (this.timer !== null) this.clock.stop(this.timer)
    this.timer = null
  }
}
