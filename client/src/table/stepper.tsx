// The bar of a replay: step by step, from any seat, and on from here.
import { useEffect, useState } from 'preact/hooks'
import { api } from '../net/api'
import { may } from '../net/may'
import { Icon } from '../pieces/icon'
import { go } from '../router'
import type { Scene } from '../schema'
import { settings } from '../settings'
import { useTrying } from '../ui/load'
import type { ForkTable, ReplayScene } from '../wire'
import { useWords } from '../words'
import { useKeys } from './keys'

const TICK = 1200 // milliseconds between two positions when it runs by itself

export interface Position {
  at: number
  last: number
  seat: number // -1: a spectator
}

interface Props {
  id: string
  replay: ReplayScene
  seat: number
  want: (part: Partial<Position>) => void
  score: () => void
}

export function ReplayBar({ id, replay, seat, want, score }: Props) {
  const words = useWords()
  const { at, last, scene } = replay
  return (
    <div class="bar replay">
      <Steps at={at} last={last} step={(at) => want({ at })} />
      <Viewpoint scene={scene} seat={seat} want={want} />
      <div class="acts">
        {may(replay, 'fork') && <ForkButton id={id} at={at} scene={scene} />}
        <a
          class="act quiet"
          href={api.recordPath(id)}
          download={`${scene.game}-${id}.json`}
          aria-label={words.download}
        >
          <Icon art="down" />
          <span class="lbl">{words.download}</span>
        </a>
        {scene.result && (
          <button type="button" class="act main" onClick={score}>
            <Icon art="crown" />
            {words.score}
          </button>
        )}
      </div>
    </div>
  )
}

function Viewpoint({ scene, seat, want }: Pick<Props, 'seat' | 'want'> & { scene: Scene }) {
  const words = useWords()
  return (
    <label class="viewof">
      <span>{words.viewOf}</span>
      <select value={String(seat)} onChange={(e) => want({ seat: Number(e.currentTarget.value) })}>
        <option value="-1">{words.spectator}</option>
        {scene.seats?.map((s, i) => (
          <option value={String(i)}>{s.name}</option>
        ))}
      </select>
    </label>
  )
}

/** Steps through the positions automatically until the last one. */
function useRunning(at: number, last: number, step: (to: number) => void) {
  const [running, setRunning] = useState(false)
  useEffect(() => {
    if (!running) return
    if (at >= last) return setRunning(false)
    const timer = setTimeout(() => step(at + 1), TICK)
    return () => clearTimeout(timer)
  }, [running, at])
  return [running, () => setRunning(!running)] as const
}

interface StepsProps extends Omit<Position, 'seat'> {
  step: (to: number) => void
}

function Steps({ at, last, step: jump }: StepsProps) {
  const words = useWords()
  const step = (to: number) => jump(Math.max(0, Math.min(last, to)))
  const [running, run] = useRunning(at, last, step)
  useKeys({ ',': () => step(at - 1), '.': () => step(at + 1) })
  const button = (art: string, label: string, to: number, off: boolean) => (
    <button type="button" class="round" aria-label={label} title={label} disabled={off} onClick={() => step(to)}>
      <Icon art={art} />
    </button>
  )
  return (
    <div class="steppers">
      {button('first', words.first, 0, at === 0)}
      {button('prev', words.previous, at - 1, at === 0)}
      <button type="button" class="round" aria-label={words.auto} aria-pressed={running} onClick={run}>
        <Icon art={running ? 'pause' : 'play'} />
      </button>
      {button('next', words.next, at + 1, at === last)}
      {button('last', words.last, last, at === last)}
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label={words.position}
        onInput={(e) => step(Number(e.currentTarget.value))}
      />
      <output>
        {at}/{last}
      </output>
    </div>
  )
}

/** You take the seat you look from, or one that is to act; bots take the others. */
export function onwards(at: number, name: string, scene: Scene): ForkTable {
  const asked = scene.seats?.findIndex((s) => s.active) ?? -1
  const seat = scene.you ?? Math.max(0, asked)
  const others = (scene.seats ?? []).map((_, i) => i).filter((i) => i !== seat)
  return { at, name, seat, bots: Object.fromEntries(others.map((i) => [String(i), ''])) }
}

function ForkButton({ id, at, scene }: { id: string; at: number; scene: Scene }) {
  const words = useWords()
  const { busy, fault, attempt } = useTrying(words)
  const fork = async () => {
    const { table } = await api.fork(id, onwards(at, settings().name || words.guest, scene))
    go(`/table/${table}`)
  }
  return (
    <>
      <button type="button" class="act" disabled={busy} title={words.forkWhy} onClick={() => attempt(fork)}>
        <Icon art="play" />
        {words.fork}
      </button>
      {fault && (
        <span class="fault" role="alert">
          {fault}
        </span>
      )}
    </>
  )
}
