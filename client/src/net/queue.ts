// Scenes are shown one after another, each as long as it takes to follow it; a click goes on.
export interface Clock {
  later: (fn: () => void, ms: number) => number
  stop: (id: number) => void
}

const REAL: Clock = { later: (fn, ms) => setTimeout(fn, ms) as unknown as number, stop: (id) => clearTimeout(id) }

/** How long an item is shown before the next, in milliseconds; Infinity: until somebody goes on. */
export type Pace<T> = (item: T, before: T | null) => number

export class Queue<T> {
  private waiting: T[] = []
  private timer: number | null = null
  private held = false // until somebody goes on
  private last: T | null = null
  pace: Pace<T> = () => 0

  constructor(
    private readonly show: (item: T, more: boolean) => void,
    private readonly clock: Clock = REAL,
  ) {}

  push(item: T) {
    if (this.timer === null && !this.held) return this.present(item)
    this.waiting.push(item)
  }

  /** Show the newest item at once; return false if none was waiting. */
  skip(): boolean {
    const newest = this.waiting.at(-1)
    if (newest === undefined) return this.go()
    this.waiting = []
    this.present(newest)
    return true
  }

  /** Show the next item at once; return false if none was waiting. */
  next(): boolean {
    const item = this.waiting.shift()
    if (item === undefined) return this.go()
    this.present(item)
    return true
  }

  /** Drop the waiting items; the next one is shown at once. */
  clear() {
    this.waiting = []
    this.halt()
  }

  /** What comes next need not wait. */
  private go(): boolean {
    this.halt()
    return false
  }

  private present(item: T) {
    this.halt()
    const pace = this.pace(item, this.last)
    this.last = item
    if (pace === Infinity) this.held = true
    else if (pace > 0) this.timer = this.clock.later(() => this.due(), pace)
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
    this.held = false
  }
}
