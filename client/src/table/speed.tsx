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
    <fieldset class="setting">
      <legend>{words.speed}</legend>
      <div class="pills">
        {SPEEDS.map(
          (speed) =>
            speed && (
              <label key={speed}>
                <input type="radio" name="set-speed" checked={now === speed} onChange={() => change({ speed })} />
                <span>{texts[speed]}</span>
              </label>
            ),
        )}
      </div>
    </fieldset>
  )
}
