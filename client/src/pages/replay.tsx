// A finished game, step by step, from any seat; a new table can go on from any position.
import { useEffect, useMemo, useState } from 'preact/hooks'
import { api } from '../net/api'
import { Icon } from '../pieces/icon'
import { go } from '../router'
import { change, settings, useSettings } from '../settings'
import { useGameArt } from '../sprite'
import { Frame } from '../table/frame'
import { useKeys } from '../table/keys'
import { Log } from '../table/log'
import { CornerButtons, Drawer } from '../table/panel'
import { RulesPane } from '../table/rules'
import { SettingsPane } from '../table/settings'
import { ScoreSheet } from '../table/sheet'
import { reasonOf, useTrying } from '../ui/load'
import { Apology } from '../ui/shell'
import type { ReplayScene, Verified } from '../wire'
import { fill, useWords } from '../words'

const TICK = 1200

export function ReplayPage({ id }: { id: string }) {
  const words = useWords()
  const { lang } = useSettings()
  const [wanted, setWanted] = useState({ at: 0, seat: -1 })
  const [replay, setReplay] = useState<ReplayScene | null>(null)
  const [fault, setFault] = useState('')
  const artReady = useGameArt(replay?.scene.game)
  useEffect(() => {
    let current = true
    api.replay(id, wanted.at, wanted.seat).then(
      (next) => current && (setReplay(next), setFault('')),
      (e: unknown) => current && setFault(reasonOf(e)),
    )
    return () => void (current = false)
  }, [id, wanted.at, wanted.seat, lang])
  useEffect(() => void (document.title = `${words.replay} · Tenban`), [words])
  if (fault) return <Apology text={fill(words.error, { text: fault })} />
  if (!replay || !artReady) return <Apology text={words.loading} wait />
  return <Player id={id} replay={replay} seat={wanted.seat} want={(part) => setWanted({ ...wanted, ...part })} />
}

interface PlayerProps { id: string; replay: ReplayScene; seat: number; want: (part: { at?: number; seat?: number }) => void }

function Player({ id, replay, seat, want }: PlayerProps) {
  const words = useWords()
  const { motion } = useSettings()
  const { at, last, scene } = replay
  const quiet = useMemo(() => ({ ...scene, ask: undefined }), [scene])
  const [drawer, setDrawer] = useState('')
  const [clause, setClause] = useState('')
  const [sheet, setSheet] = useState(false)
  const [running, setRunning] = useState(false)
  const step = (to: number) => want({ at: Math.max(0, Math.min(last, to)) })
  useEffect(() => {
    if (!running) return
    if (at >= last) return setRunning(false)
    const timer = setTimeout(() => step(at + 1), TICK)
    return () => clearTimeout(timer)
  }, [running, at])
  useKeys({ ',': () => step(at - 1), '.': () => step(at + 1) })
  const cite = (c: string) => {
    setSheet(false)
    setClause(c)
    setDrawer('rules')
  }
  const tabs = [
    { key: 'log', text: words.log, body: () => <Log /> },
    { key: 'rules', text: words.rules, body: () => <RulesPane game={scene.game} clause={clause} /> },
    { key: 'people', text: words.commitment, body: () => <Verification id={id} /> },
    { key: 'settings', text: words.settings, body: () => <SettingsPane /> },
  ]
  return (
    <Frame
      scene={quiet}
      send={() => undefined}
      motion={motion}
      corner={<CornerButtons open={setDrawer} />}
      side={<div class="side"><Log /></div>}
      bar={
        <div class="bar replay">
          <Steps at={at} last={last} step={step} running={running} run={() => setRunning(!running)} />
          <label class="viewof"><span>{words.viewOf}</span>
            <select value={String(seat)} onChange={(e) => want({ seat: Number(e.currentTarget.value) })}>
              <option value="-1">{words.spectator}</option>
              {scene.seats?.map((s, i) => <option value={String(i)}>{s.name}</option>)}
            </select>
          </label>
          <div class="acts">
            <ForkButton id={id} at={at} />
            <a class="act quiet" href={api.recordPath(id)} download={`${scene.game}-${id}.json`} aria-label={words.download}><Icon art="down" /><span class="lbl">{words.download}</span></a>
            {scene.result && <button type="button" class="act main" onClick={() => setSheet(true)}><Icon art="crown" />{words.score}</button>}
          </div>
        </div>
      }
      overlay={
        <>
          {drawer && <Drawer tabs={tabs} chosen={drawer} choose={setDrawer} close={() => setDrawer('')} />}
          {sheet && scene.result && <ScoreSheet scene={scene} result={scene.result} cite={cite} close={() => setSheet(false)} />}
        </>
      }
    />
  )
}

interface StepsProps { at: number; last: number; step: (to: number) => void; running: boolean; run: () => void }

function Steps({ at, last, step, running, run }: StepsProps) {
  const words = useWords()
  const button = (art: string, label: string, to: number, off: boolean) => (
    <button type="button" class="round" aria-label={label} title={label} disabled={off} onClick={() => step(to)}><Icon art={art} /></button>
  )
  return (
    <div class="steppers">
      {button('first', words.first, 0, at === 0)}
      {button('prev', words.previous, at - 1, at === 0)}
      <button type="button" class="round" aria-label={words.auto} aria-pressed={running} onClick={run}><Icon art={running ? 'pause' : 'play'} /></button>
      {button('next', words.next, at + 1, at === last)}
      {button('last', words.last, last, at === last)}
      <input type="range" min={0} max={last} value={at} aria-label={words.position} onInput={(e) => step(Number(e.currentTarget.value))} />
      <output>{at}/{last}</output>
    </div>
  )
}

function ForkButton({ id, at }: { id: string; at: number }) {
  const words = useWords()
  const { busy, fault, attempt } = useTrying(words)
  const fork = async () => {
    if (!settings().name) change({ name: words.guest })
    const { table } = await api.fork(id, { at, name: settings().name || words.guest })
    go(`/table/${table}`)
  }
  return (
    <>
      <button type="button" class="act" disabled={busy} title={words.forkWhy} onClick={() => attempt(fork)}><Icon art="play" />{words.fork}</button>
      {fault && <span class="fault" role="alert">{fault}</span>}
    </>
  )
}

function Verification({ id }: { id: string }) {
  const words = useWords()
  const [done, setDone] = useState<Verified | null>(null)
  const { busy, fault, attempt } = useTrying(words)
  const good = done && done.kept && done.replays
  return (
    <div class="commitment">
      <p class="soft">{words.commitmentWhy}</p>
      <button type="button" class="act main" disabled={busy} onClick={() => attempt(async () => setDone(await api.verify(id)))}>{words.verify}</button>
      {fault && <p class="fault" role="alert">{fault}</p>}
      {done && (
        <div role="status">
          <p class={good ? 'good' : 'fault'}><Icon art={good ? 'tick' : 'cross'} /> {done.text || (good ? words.verified : words.notVerified)}</p>
          <dl><dt>{words.commitment}</dt><dd><code>{done.commitment}</code></dd><dt>key</dt><dd><code>{done.key}</code></dd><dt>salt</dt><dd><code>{done.salt}</code></dd></dl>
        </div>
      )}
    </div>
  )
}
