// The bar of a replay: step by step, from any seat, and on from here.
import { useEffect, useRef, useState } from 'preact/hooks'
import { api } from '../net/api'
import { may } from '../net/may'
import { Icon } from '../pieces/icon'
import { go } from '../router'
import { paceOf } from '../play/beats'
import type { Piece, Scene } from '../schema'
import { settings, speedOf, useSettings } from '../settings'
import { useTrying } from '../ui/load'
import { RecordLink } from '../ui/record'
import type { ForkTable, ReplayScene } from '../wire'
import { useWords } from '../words'
import { useKeys } from './keys'

export const ALL_HANDS = -2 // a viewpoint: the spectator's, with the hands of all

const TICK = 1200 // milliseconds between two positions when it runs by itself, at least

/** A scene with what every seat has in hand; the pieces of each keep their ids apart. */
export function withHands(open: Scene, seen: readonly Scene[]): Scene {
  const own = (piece: Piece, i: number): Piece => ({
    ...piece,
    id: `${i}:${piece.id}`,
    ...(piece.items ? { items: piece.items.map((q) => own(q, i)) } : {}),
  })
  const hand = seen.flatMap((scene, i) =>
    (scene.hand ?? []).map((zone) => ({ ...own(zone, i), name: open.seats?.[i]?.name ?? '', seat: i, bare: false })),
  )
  return { ...open, hand }
}

/** What the viewer asked for; what is shown follows when the server has answered. */
export interface Position {
  at: number
  seat: number // -1: a spectator; ALL_HANDS: everybody's hand
}

interface Props {
  id: string
  replay: ReplayScene
  wanted: Position
  want: (part: Partial<Position>) => void
  score: () => void
}

export function ReplayBar({ id, replay, wanted, want, score }: Props) {
  const words = useWords()
  const { at, last, scene } = replay
  return (
    <div class="bar replay">
      <Steps at={wanted.at} shown={at} last={last} scene={scene} step={(at) => want({ at })} />
      <div class="aside">
        <Heads replay={replay} want={want} />
        <Viewpoint scene={scene} seat={wanted.seat} want={want} />
      </div>
      <div class="acts">
        {may(replay, 'fork') && <ForkButton id={id} at={at} scene={scene} />}
        <RecordLink id={id} game={scene.game} cls="act quiet" label={words.download}>
          <Icon art="down" />
          <span class="lbl">{words.download}</span>
        </RecordLink>
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

function Viewpoint({ scene, seat, want }: Pick<Props, 'want'> & { scene: Scene; seat: number }) {
  const words = useWords()
  return (
    <label class="viewof">
      <span>{words.viewOf}</span>
      <select
        aria-label={words.viewOf}
        value={String(seat)}
        onChange={(e) => want({ seat: Number(e.currentTarget.value) })}
      >
        <option value="-1">{words.spectator}</option>
        <option value={String(ALL_HANDS)}>{words.allHands}</option>
        {scene.seats?.map((s, i) => (
          <option value={String(i)}>{s.name}</option>
        ))}
      </select>
    </label>
  )
}

/** The rounds or turns of the game: choosing one goes there. */
function Heads({ replay: { at, heads = [] }, want }: Pick<Props, 'replay' | 'want'>) {
  const words = useWords()
  if (!heads.length) return null
  const now = heads.findLast((head) => head.at <= at)?.at ?? ''
  return (
    <label class="jumpto">
      <span>{words.jumpTo}</span>
      <select
        aria-label={words.jumpTo}
        value={String(now)}
        onChange={(e) => want({ at: Number(e.currentTarget.value) })}
      >
        {now === '' && <option value="" />}
        {heads.map((head) => (
          <option value={String(head.at)}>{head.text}</option>
        ))}
      </select>
    </label>
  )
}

/** Steps through the positions automatically until the last one, each as long as its captions take. */
function useRunning(at: number, last: number, scene: Scene, step: (to: number) => void) {
  const [running, setRunning] = useState(false)
  const { speed } = useSettings()
  const before = useRef(scene)
  useEffect(() => {
    const past = before.current
    before.current = scene
    if (!running) return
    if (at >= last) return setRunning(false)
    const pace = speedOf(speed) === 'step' ? 'normal' : speedOf(speed)
    const timer = setTimeout(() => step(at + 1), Math.max(RUSH[pace], paceOf(scene, past, pace)))
    return () => clearTimeout(timer)
  }, [running, scene, speed])
  return [running, () => setRunning(!running)] as const
}

const RUSH = { instant: 250, fast: TICK / 2, normal: TICK, slow: 2 * TICK, step: TICK }

interface StepsProps {
  at: number // asked for: a second click counts from here, not from what is still shown
  shown: number
  last: number
  scene: Scene
  step: (to: number) => void
}

function Steps({ at, shown, last, scene, step: jump }: StepsProps) {
  const words = useWords()
  const step = (to: number) => jump(Math.max(0, Math.min(last, to)))
  const [running, run] = useRunning(at, last, scene, step)
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
        {shown}/{last}
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
