import { glued, type Token } from '../play/say'
import { Icon } from './icon'
import { useView } from './view'

type Legend = Record<string, string> | undefined

const drawn = (token: Token) =>
  'sym' in token ? <Icon art={token.sym} cls="i sym" label={token.word} sym /> : token.text

/** A text of the scene with its symbols drawn. */
export function Text({ of }: { of: string | undefined }) {
  return <Symbols of={of} legend={useView().scene.legend} />
}

export function Symbols({ of, legend }: { of: string | undefined; legend: Legend }) {
  if (!of) return null
  if (!of.includes('{')) return <>{of}</>
  return (
    <>{glued(of, legend).map((run) => (run.length > 1 ? <span class="nb">{run.map(drawn)}</span> : drawn(run[0]!)))}</>
  )
}
