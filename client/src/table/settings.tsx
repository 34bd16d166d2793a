import { change, useSettings, type Settings } from '../settings'
import { LangSwitch } from '../ui/shell'
import { KeyTable } from '../pages/help'
import { useWords } from '../words'
import { SpeedChoice } from './speed'
import { allowNotifications } from './turn'

export function SettingsPane() {
  const words = useWords()
  return (
    <div class="settings">
      <LangSwitch />
      <SpeedChoice />
      <Toggle name="quick" text={words.quick} />
      <Toggle name="sound" text={words.sound} />
      <NotifyChoice />
      <h2>{words.keysTitle}</h2>
      <KeyTable />
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

function Toggle({ name, text }: { name: keyof Pick<Settings, 'sound' | 'quick'>; text: string }) {
  const on = useSettings()[name]
  return (
    <label class="choice">
      <input type="checkbox" role="switch" checked={on} onChange={(e) => change({ [name]: e.currentTarget.checked })} />
      <span>{text}</span>
    </label>
  )
}
