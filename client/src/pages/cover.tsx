// A game's picture: the symbol `cover` of its sprite, drawn apart because ids repeat between games.
import { useEffect, useRef } from 'preact/hooks'
import { api } from '../net/api'
import { symbolOf } from '../sprite'

const FALLBACK = 'back'

export function Cover({ game }: { game: string }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let current = true
    api
      .art(game)
      .catch(() => '')
      .then((svg) => current && box.current?.replaceChildren(picture(svg)))
    return () => void (current = false)
  }, [game])
  return <div class="cover" ref={box} aria-hidden="true" />
}

const SVG = 'http://www.w3.org/2000/svg'

function picture(svg: string): SVGElement {
  const drawn = document.createElementNS(SVG, 'svg')
  const symbol = svg ? symbolOf(svg, 'cover') : null
  drawn.setAttribute('viewBox', symbol?.getAttribute('viewBox') ?? '0 0 64 92')
  drawn.setAttribute('preserveAspectRatio', 'xMidYMid slice')
  if (symbol) drawn.append(...symbol.childNodes)
  else {
    const use = document.createElementNS(SVG, 'use')
    use.setAttribute('href', '#' + FALLBACK)
    drawn.append(use)
  }
  return drawn
}
