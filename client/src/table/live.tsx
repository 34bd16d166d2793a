// A running table: the frame with everything that is around the game.
import { useEffect, useMemo, useState } from 'preact/hooks'
import type { Choice } from '../schema'
import { busy, type Doing, type Session } from '../net/session'
import { Icon } from '../pieces/icon'
import { seatColour } from '../pieces/tint'
import { useSettings } from '../settings'
import { sound } from '../sounds'
import { TabBox, type Tab } from '../ui/tabs'
import { fill, useWords } from '../words'
import { Chat } from './chat'
import { Ending } from './ending'
import { Frame } from './frame'
import { useKeys } from './keys'
import { Log } from './log'
import { CornerButtons, Drawer } from './panel'
import { PeoplePane, StandIn } from './people'
import { Refused } from './refused'
import { RulesPane } from './rules'
import { SettingsPane } from './settings'
import { UndoButton, UndoQuestion } from './undo'

interface Props { session: Session; doing: Doing; send: (choice: Choice) => void }

export function LiveTable({ session, doing, send }: Props) {
  const words = useWords()
  const { motion, quick } = useSettings()
  const { scene, seat } = session.shown!
  const undo = session.undo?.seat === seat ? session.undo : null
  const table = session.table!
  const shown = useMemo(() => (session.behind ? { ...scene, ask: undefined } : scene), [scene, session.behind])
  const [drawer, setDrawer] = useState('')
  const [clause, setClause] = useState('')
  const [side, setSide] = useState('log')
  const [why, setWhy] = useState('')
  const unread = useUnread(session, side === 'chat' || drawer === 'chat')
  useEffect(() => setWhy(''), [session.shown])
  const cite = (id: string) => {
    setClause(id)
    setDrawer('rules')
  }
  const chat: Tab = { key: 'chat', text: words.chat, badge: unread, body: () => <TalkPane session={session} doing={doing} /> }
  const log: Tab = { key: 'log', text: words.log, body: () => <Log /> }
  const tabs: Tab[] = [
    log, chat,
    { key: 'rules', text: words.rules, body: () => <RulesPane game={table.game} clause={clause} /> },
    { key: 'people', text: words.people, body: () => <PeoplePane table={table} /> },
    { key: 'settings', text: words.settings, body: () => <SettingsPane /> },
  ]
  const refuse = (text: string) => {
    setWhy(text)
    sound('no')
  }
  const act = (choice: Choice) => {
    setWhy('')
    send(choice)
  }
  const takeBack = () => seat >= 0 && (undo?.free || undo?.possible) && doing.send({ t: 'undo', seat })
  useKeys({ u: takeBack })
  const text = why || session.refused?.text || ''
  return (
    <Frame
      scene={shown}
      send={act}
      busy={busy(session)}
      quick={quick}
      motion={motion}
      suggested={session.hint?.codes}
      presence={table.seats.map((s) => ({ here: s.kind === 'bot' || !!s.here, bot: s.kind === 'bot' }))}
      refuse={refuse}
      refusal={text && <Refused text={text} clause={why ? '' : (session.refused?.clause ?? '')} game={table.game} cite={cite} close={() => { setWhy(''); doing.forget() }} />}
      tap={() => doing.skip()}
      corner={<CornerButtons open={setDrawer}><LinkState session={session} /></CornerButtons>}
      side={<div class="side"><TabBox label={words.log} tabs={[log, chat]} chosen={side} choose={setSide} /></div>}
      notices={<><StandIn table={table} /><UndoQuestion session={session} doing={doing} /><HintLine session={session} close={doing.forget} /></>}
      tools={
        <>
          {scene.ask && table.hints && seat >= 0 && (
            <button type="button" class="act quiet" onClick={() => doing.send({ t: 'hint', id: `h${session.shown!.seq}`, seat })} title={words.hint}>
              <Icon art="bulb" /><span class="lbl">{words.hint}</span>
            </button>
          )}
          {seat >= 0 && undo && !scene.result && <UndoButton undo={undo} ask={takeBack} />}
        </>
      }
      overlay={
        <>
          {drawer && <Drawer tabs={tabs} chosen={drawer} choose={setDrawer} close={() => setDrawer('')} />}
          {scene.result && <Ending scene={scene} result={scene.result} table={table} cite={cite} />}
        </>
      }
    />
  )
}

function LinkState({ session }: { session: Session }) {
  const words = useWords()
  const lost = session.link === 'lost' || session.link === 'connecting'
  return <span role="status" class={lost ? 'lost' : 'sr'}>{lost ? words.reconnecting : ''}</span>
}

function HintLine({ session, close }: { session: Session; close: () => void }) {
  const words = useWords()
  if (!session.hint) return null
  return (
    <div class="notice hintline" role="status">
      <Icon art="bulb" /> {fill(words.hintSays, { text: session.hint.text })}
      <button type="button" class="link" onClick={close}>{words.close}</button>
    </div>
  )
}

function TalkPane({ session, doing }: { session: Session; doing: Doing }) {
  const table = session.table!
  const say = table.seats.some((s) => s.yours) ? (text: string) => doing.send({ t: 'chat', text }) : undefined
  const colour = (seat: number) => seatColour(session.shown!.scene, seat)
  return <Chat lines={session.chat} notices={table.notices ?? []} colour={colour} say={say} />
}

/** Lines of talk that came while the talk was not open. Talk shares its numbers with the moves. */
function useUnread(session: Session, open: boolean): number {
  const [read, setRead] = useState(session.shown?.seq ?? 0)
  const newest = session.chat.at(-1)?.seq ?? -1
  useEffect(() => {
    if (open && newest > read) setRead(newest)
  }, [open, newest])
  return session.chat.filter((line) => line.seq > read).length
}
