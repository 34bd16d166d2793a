// A choice that is repeated automatically while its player wants it: "nothing more in this round".
import { useEffect, useState } from 'preact/hooks'
import type { Choice, Scene } from '../schema'

export interface Standing {
  again: string // under which words it stands; '' if none does
  seat: number
  step: string // the phase of the turn in which it was wished: it ends with it
}

export const NONE: Standing = { again: '', seat: -1, step: '' }

export const stepOf = (scene: Scene): string => scene.steps?.find((step) => step.current)?.text ?? ''

/** The choice that answers this question automatically. */
export function answerOf(scene: Scene, { again, seat }: Standing): Choice | undefined {
  if (!again || scene.you !== seat) return undefined
  return scene.ask?.choices?.find((choice) => choice.again === again)
}

/** `ready`: the question is shown and nothing is on its way. */
export function useStanding(scene: Scene, ready: boolean, send: (choice: Choice) => void) {
  const [standing, stand] = useState(NONE)
  const choice = answerOf(scene, standing)
  useEffect(() => {
    if (ready && choice) send(choice)
    else if (standing.again && scene.you === standing.seat && stepOf(scene) !== standing.step) stand(NONE)
  }, [scene, ready])
  return {
    again: standing.again,
    unasked: !!choice,
    begin: (again: string) => stand({ again, seat: scene.you ?? -1, step: stepOf(scene) }),
    end: () => stand(NONE),
  }
}
