// Short synthesised sounds; off unless the player turns them on.
import { settings } from './settings'

export type Sound = 'turn' | 'move' | 'chat' | 'end' | 'no'

const NOTES: Record<Sound, [frequency: number, start: number, length: number][]> = {
  turn: [
    [660, 0, 0.12],
    [880, 0.1, 0.18],
  ],
  move: [[320, 0, 0.06]],
  chat: [[740, 0, 0.08]],
  end: [
    [523, 0, 0.16],
    [659, 0.14, 0.16],
    [784, 0.28, 0.32],
  ],
  no: [[180, 0, 0.14]],
}

let context: AudioContext | null = null

export function sound(kind: Sound) {
  if (!settings().sound || typeof AudioContext === 'undefined') return
  context ??= new AudioContext()
  for (const [frequency, start, length] of NOTES[kind]) tone(context, frequency, context.currentTime + start, length)
}

function tone(on: AudioContext, frequency: number, start: number, length: number) {
  const wave = on.createOscillator()
  const volume = on.createGain()
  wave.type = 'triangle'
  wave.frequency.value = frequency
  volume.gain.setValueAtTime(0.09, start)
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length)
  wave.connect(volume).connect(on.destination)
  wave.start(start)
  wave.stop(start + length)
}
