// How fast others' moves are shown.
import { SPEEDS, change, speedOf, useSettings, type Speed } from '../settings'
import { useWords, type Words } from '../words'

const textOf = (words: Words): Record<Exclude<Speed, ''>, string> => ({
  instant: words.speedInstant,
  fast: words.speedFast,
  normal: words.speedNormal,
  slow: words.speedSlow,
  step: words.speedStep,
})

export function SpeedChoice() {
  const words = useWords()
  const texts = textOf(words)
  const now = speedOf(useSettings().speed)
  return (
    <label class="speed">
      <span>{words.speed}</span>
      <select value={now} onChange={(e) => change({ speed: e.currentTarget.value as Speed })}>
        {SPEEDS.map((speed) => speed && <option value={speed}>{texts[speed]}</option>)}
      </select>
    </label>
  )
}
