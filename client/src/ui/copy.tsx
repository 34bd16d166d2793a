import { useEffect, useState } from 'preact/hooks'
import { api } from '../net/api'
import { Icon } from '../pieces/icon'
import { useWords } from '../words'
import { qr } from './qr'

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
export function CopyLink({ label, path, title }: { label: string; path: string; title?: string }) {
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
  const share = () => navigator.share({ url, title: title ?? label }).catch(() => undefined)
  return (
    <div class="copylink">
      <input readOnly value={url} aria-label={label} onFocus={(e) => e.currentTarget.select()} />
      <button
        type="button"
        class="act"
        aria-label={`${done ? words.copied : words.copy}: ${label}`}
        onClick={(e) => copy(e.currentTarget.parentElement!.querySelector('input'))}
      >
        <Icon art="copy" />
        {done ? words.copied : words.copy}
      </button>
      {'share' in navigator && (
        <button type="button" class="act" aria-label={`${words.share}: ${label}`} onClick={share}>
          <Icon art="up" />
          {words.share}
        </button>
      )}
      <details class="qr">
        <summary aria-label={`${words.qrCode}: ${label}`}>{words.qrCode}</summary>
        <QrCode text={url} label={`${words.qrCode}: ${label}`} />
      </details>
    </div>
  )
}

const BORDER = 4 // light modules around it, as the standard asks

function QrCode({ text, label }: { text: string; label: string }) {
  const code = qr(text)
  if (!code) return null
  const size = code.length + 2 * BORDER
  const path = code.flatMap((row, y) =>
    row.flatMap((dark, x) => (dark ? [`M${x + BORDER} ${y + BORDER}h1v1h-1z`] : [])),
  )
  return (
    <svg class="qrcode" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shape-rendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={path.join('')} fill="#0a0d2c" />
    </svg>
  )
}
