import { useState } from 'preact/hooks'
import { Icon } from '../pieces/icon'
import { useWords } from '../words'

/** A link to hand to somebody: shown whole, because copying needs a secure page and a LAN has none. */
export function CopyLink({ label, path }: { label: string; path: string }) {
  const words = useWords()
  const [done, setDone] = useState(false)
  const url = location.origin + path
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
