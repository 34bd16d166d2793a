// A choice that is repeated automatically while its player wants it: "nothing more in this round".
import { useEffect, useState } from 'preact/hooks'
import type { Choice, Scene } from '../schema'

export interface Repeat {
  again: string // under which words it stands; '' if none does
  seat: number
  step: string // the phase of the turn in which it was wished: it ends with it
}

export const NONE: Repeat = { again: '', seat: -1, step: '' }

export const stepOf = (scene: Scene): string => scene.steps?.find((step) => step.current)?.text ?? ''

/** The choice that answers this question automatically. */
export function answerOf(scene: Scene, { again, seat }: Repeat): Choice | undefined {
  if (!again || scene.you !== seat) return undefined
  return scene.ask?.choices?.find((choice) => choice.again === again)
}

/** `ready`: the question is shown and nothing is on its way. */
export function useRepeat(scene: Scene, ready: boolean, send: (choice: Choice) => void) {
  const [repeat, setRepeat] = useState(NONE)
  const choice = answerOf(scene, repeat)
  useEffect(() => {
    if (ready && choice) send(choice)
    else if (repeat.again && scene.you === repeat.seat && stepOf(scene) !== repeat.step) setRepeat(NONE)
  }, [scene, ready])
  return {
    again: repeat.again,
    unasked: !!choice,
    begin: (again: string) => setRepeat({ again, seat: scene.you ?? -1, step: stepOf(scene) }),
    end: () => setRepeat(NONE),
  }
}
