import { change, useSettings, type Settings } from '../settings'
import { LangSwitch } from '../ui/shell'
import { KeyTable } from '../pages/help'
import { useWords } from '../words'
import { SpeedChoice } from './speed'

export function SettingsPane() {
  const words = useWords()
  return (
    <div class="settings">
      <LangSwitch />
      <SpeedChoice />
      <Toggle name="quick" text={words.quick} />
      <Toggle name="sound" text={words.sound} />
      <h2>{words.keysTitle}</h2>
      <KeyTable />
    </div>
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
