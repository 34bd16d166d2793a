// The player's own settings: kept by this browser, for every table.
import { change, useSettings, type Settings, type TextSize, type Theme } from '../settings'
import { LangSwitch } from '../ui/shell'
import { KeyTable } from '../pages/help'
import { useWords } from '../words'
import { SpeedChoice } from './speed'

export function SettingsPane() {
  const words = useWords()
  return (
    <div class="settings">
      <section aria-labelledby="set-look">
        <h2 id="set-look">{words.lookTitle}</h2>
        <LangSwitch />
        <Pills<Theme>
          name="theme"
          text={words.theme}
          values={[
            ['dark', words.themeDark],
            ['light', words.themeLight],
            ['auto', words.themeAuto],
          ]}
        />
        <Pills<TextSize>
          name="text"
          text={words.textSize}
          values={[
            ['normal', words.textNormal],
            ['large', words.textLarge],
            ['larger', words.textLarger],
          ]}
        />
        <Toggle name="contrast" text={words.contrast} />
      </section>
      <section aria-labelledby="set-play">
        <h2 id="set-play">{words.playTitle}</h2>
        <SpeedChoice />
        <Toggle name="quick" text={words.quick} why={words.quickWhy} />
        <Toggle name="sound" text={words.sound} />
      </section>
      <section aria-labelledby="set-keys">
        <h2 id="set-keys">{words.keysTitle}</h2>
        <KeyTable />
      </section>
    </div>
  )
}

type Switch = 'sound' | 'quick' | 'contrast'

function Toggle({ name, text, why }: { name: Switch; text: string; why?: string }) {
  const on = useSettings()[name]
  return (
    <label class="choice">
      <input type="checkbox" role="switch" checked={on} onChange={(e) => change({ [name]: e.currentTarget.checked })} />
      <span>
        {text}
        {why && <small>{why}</small>}
      </span>
    </label>
  )
}

interface PillsProps<T extends string> {
  name: keyof Settings
  text: string
  values: [T, string][]
}

/** One of a few values. */
export function Pills<T extends string>({ name, text, values }: PillsProps<T>) {
  const chosen = useSettings()[name]
  return (
    <fieldset class="setting">
      <legend>{text}</legend>
      <div class="pills">
        {values.map(([value, title]) => (
          <label key={value}>
            <input
              type="radio"
              name={'set-' + name}
              checked={chosen === value}
              onChange={() => change({ [name]: value })}
            />
            <span>{title}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
