// Something fetched: loading, ready, or failed.
import { useEffect, useState } from 'preact/hooks'
import { fill, type Words } from '../words'

export type Loaded<T> = { state: 'loading' } | { state: 'ready'; value: T } | { state: 'failed'; text: string }

export const reasonOf = (fault: unknown): string => (fault instanceof Error ? fault.message : String(fault))

/** Runs `fetch` when a key changes; an answer that comes too late is dropped. */
export function useLoad<T>(fetch: () => Promise<T>, keys: readonly unknown[]): [Loaded<T>, () => void] {
  const [loaded, setLoaded] = useState<Loaded<T>>({ state: 'loading' })
  const [round, setRound] = useState(0)
  useEffect(() => {
    let current = true
    const settle = (next: Loaded<T>) => current && setLoaded(next)
    fetch().then(
      (value) => settle({ state: 'ready', value }),
      (fault) => settle({ state: 'failed', text: reasonOf(fault) }),
    )
    return () => void (current = false)
  }, [...keys, round])
  return [loaded, () => setRound((n) => n + 1)]
}

export const valueOf = <T>(loaded: Loaded<T>): T | undefined => (loaded.state === 'ready' ? loaded.value : undefined)

export const failure = (words: Words, fault: unknown): string => fill(words.error, { text: reasonOf(fault) })

/** Runs something that may be refused, and keeps the refusal to show it. */
export function useTrying(words: Words): {
  busy: boolean
  fault: string
  attempt: (what: () => Promise<unknown>) => void
} {
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState('')
  const attempt = (what: () => Promise<unknown>) => {
    setBusy(true)
    setFault('')
    what()
      .catch((e: unknown) => setFault(failure(words, e)))
      .finally(() => setBusy(false))
  }
  return { busy, fault, attempt }
}
