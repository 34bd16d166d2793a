// A celebration: stars that fall once. With reduced motion they are not drawn.
import { useEffect, useState } from 'preact/hooks'
import { Icon } from '../pieces/icon'
import { moves, settings } from '../settings'

const STARS = 36
const LASTS = 4200 // milliseconds

/** The same stars every time: where, how large, how fast and when. */
const fall = Array.from({ length: STARS }, (_, i) => ({
  '--x': `${(i * 61.8) % 100}%`,
  '--s': `${12 + ((i * 7) % 18)}px`,
  '--d': `${2.2 + ((i * 13) % 10) / 7}s`,
  '--w': `${((i * 29) % 60) / 100}s`,
  '--r': `${(i % 2 ? 1 : -1) * (180 + ((i * 47) % 360))}deg`,
}))

export function Confetti() {
  const [falling, setFalling] = useState(() => moves(settings().speed))
  useEffect(() => {
    if (!falling) return
    const timer = setTimeout(() => setFalling(false), LASTS)
    return () => clearTimeout(timer)
  }, [])
  if (!falling) return null
  return (
    <div class="confetti" aria-hidden="true">
      {fall.map((style, i) => (
        <span style={style}>
          <Icon art={i % 3 ? 'vp' : 'crown'} />
        </span>
      ))}
    </div>
  )
}
