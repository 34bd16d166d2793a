// A finished game, step by step, from any seat; a new table can go on from any position.
import { useEffect, useMemo, useState } from 'preact/hooks'
import { api } from '../net/api'
import { useSettings } from '../settings'
import { useGameArt } from '../sprite'
import { Frame } from '../table/frame'
import { Log } from '../table/log'
import { CornerButtons, Drawer, useDrawer } from '../table/panel'
import { RulesPane } from '../table/rules'
import { SettingsPane } from '../table/settings'
import { ScoreSheet } from '../table/sheet'
import { ALL_HANDS, ReplayBar, withHands, type Position } from '../table/stepper'
import { Verification } from '../table/verification'
import { reasonOf } from '../ui/load'
import { Apology } from '../ui/shell'
import type { ReplayScene } from '../wire'
import { fill, useWords } from '../words'
import { HelpBox, useHelp } from '../teach/help'

export function ReplayPage({ id }: { id: string }) {
  const words = useWords()
  const { lang } = useSettings()
  const [wanted, setWanted] = useState({ at: 0, seat: -1 })
  const [replay, setReplay] = useState<ReplayScene | null>(null)
  const [fault, setFault] = useState('')
  const artReady = useGameArt(replay?.scene.game)
  useEffect(() => {
    let current = true
    positionOf(id, wanted.at, wanted.seat).then(
      (next) => current && (setReplay(next), setFault('')),
      (e: unknown) => current && setFault(reasonOf(e)),
    )
    return () => void (current = false)
  }, [id, wanted.at, wanted.seat, lang])
  useEffect(() => void (document.title = `${words.replay} · Tenban`), [words])
  if (fault) return <Apology text={fill(words.error, { text: fault })} />
  if (!replay || !artReady) return <Apology text={words.loading} wait />
  const want = (part: Partial<Position>) => setWanted((before) => ({ ...before, ...part }))
  return <Player id={id} replay={replay} wanted={wanted} want={want} />
}

/** A position as a seat saw it, or with the hands of all. */
async function positionOf(id: string, at: number, seat: number): Promise<ReplayScene> {
  if (seat !== ALL_HANDS) return api.replay(id, at, seat)
  const open = await api.replay(id, at, -1)
  const seats = (open.scene.seats ?? []).map((_, i) => i)
  const seen = await Promise.all(seats.map((i) => api.replay(id, at, i)))
  return { ...open, scene: withHands(open.scene, seen.map((one) => one.scene)) } // prettier-ignore
}

interface PlayerProps {
  id: string
  replay: ReplayScene
  wanted: Position
  want: (part: Partial<Position>) => void
}

function Player({ id, replay, wanted, want }: PlayerProps) {
  const { scene } = replay
  const words = useWords()
  const { speed } = useSettings()
  const quiet = useMemo(() => ({ ...scene, ask: undefined }), [scene])
  const drawer = useDrawer()
  const help = useHelp()
  const [sheet, setSheet] = useState(false)
  const cite = (clause: string) => {
    setSheet(false)
    drawer.cite(clause)
  }
  const tabs = [
    { key: 'log', text: words.log, body: () => <Log /> },
    { key: 'rules', text: words.rules, body: () => <RulesPane game={scene.game} clause={drawer.clause} /> },
    { key: 'people', text: words.commitment, body: () => <Verification id={id} /> },
    { key: 'settings', text: words.settings, body: () => <SettingsPane /> },
  ]
  return (
    <Frame
      scene={quiet}
      send={() => undefined}
      speed={speed}
      corner={<CornerButtons open={drawer.show} help={() => help.show('how')} />}
      side={
        <div class="side">
          <Log />
        </div>
      }
      bar={<ReplayBar id={id} replay={replay} wanted={wanted} want={want} score={() => setSheet(true)} />}
      overlay={
        <>
          <HelpBox game={scene.game} {...help} />
          {drawer.tab && <Drawer tabs={tabs} opened={drawer} />}
          {sheet && scene.result && (
            <ScoreSheet scene={scene} result={scene.result} cite={cite} close={() => setSheet(false)} />
          )}
        </>
      }
    />
  )
}
