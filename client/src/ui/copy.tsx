import { useEffect, useState } from 'preact/hooks'
import { api } from '../net/api'
import { Icon } from '../pieces/icon'
import { useWords } from '../words'

const LOCAL = /^(localhost|.*\.localhost|127\..*|\[::1\])$/

/** The address for others: on the server's own machine the page may be at a name that nobody else understands. */
function useOrigin(): string {
  const [origin, setOrigin] = useState(location.origin)
  useEffect(() => {
    if (!LOCAL.test(location.hostname)) return
    api.address().then(
      (found) => found.origin && setOrigin(found.origin),
      () => undefined, // the address that is shown is the best we know
    )
  }, [])
  return origin
}

/** A link to hand to somebody: shown whole, because copying needs a secure page and a LAN has none. */
export function CopyLink({ label, path }: { label: string; path: string }) {
  const words = useWords()
  const [done, setDone] = useState(false)
  const url = useOrigin() + path
  const copy = async (box: HTMLInputElement | null) => {
    box?.select()
    try {
      await navigator.clipboard.writeText(url)
      setDone(true)
    } catch {
      setDone(false) // the text is selected: the player copies it by hand
    }
  }
  return (
    <div class="copylink">
      <input readOnly value={url} aria-label={label} onFocus={(e) => e.currentTarget.select()} />
      <button type="button" class="act" onClick={(e) => copy(e.currentTarget.parentElement!.querySelector('input'))}>
        <Icon art="copy" />
        {done ? words.copied : words.copy}
      </button>
    </div>
  )
}
