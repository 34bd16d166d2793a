// The player's own settings: kept by this browser, for every table.
import { change, useSettings, type Confirm, type Settings, type TextSize, type Theme } from '../settings'
import { LangSwitch } from '../ui/shell'
import { KeyTable } from '../pages/help'
import { useWords } from '../words'
import { SpeedChoice } from './speed'
import { allowNotifications } from './turn'

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
        <Pills<Confirm>
          name="confirm"
          text={words.confirmLevel}
          values={[
            ['never', words.confirmNever],
            ['lasting', words.confirmLasting],
            ['always', words.confirmAlways],
          ]}
        />
        <Toggle name="sound" text={words.sound} />
        <NotifyChoice />
      </section>
      <section aria-labelledby="set-keys">
        <h2 id="set-keys">{words.keysTitle}</h2>
        <KeyTable />
      </section>
    </div>
  )
}

/** The browser is asked for permission first; without it the switch stays off. */
function NotifyChoice() {
  const words = useWords()
  const on = useSettings().notify
  const set = async (wanted: boolean) => change({ notify: wanted && (await allowNotifications()) })
  return (
    <label class="choice">
      <input type="checkbox" role="switch" checked={on} onChange={(e) => void set(e.currentTarget.checked)} />
      <span>{words.notify}</span>
    </label>
  )
}

type Switch = 'sound' | 'contrast'

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
