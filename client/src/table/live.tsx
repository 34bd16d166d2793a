// A running table: the frame with everything that surrounds the game.
import { useEffect, useMemo, useState } from 'preact/hooks'
import type { Choice, Refusal } from '../schema'
import { cited } from '../play/say'
import { may } from '../net/may'
import { busy, type Doing, type Session } from '../net/session'
import { transport } from '../net/transport'
import { speedOf, useSettings } from '../settings'
import { sound } from '../sounds'
import { TabBox, type Tab } from '../ui/tabs'
import type { TableMessage } from '../wire'
import { useWords } from '../words'
import { LinkState, ChatPane, Tools, undoOf, useUnread } from './around'
import { Icon } from '../pieces/icon'
import { Repeating } from './bar'
import { Ending } from './ending'
import { Frame } from './frame'
import { HintPanel, useSuggestion } from './hint'
import { useKeys } from './keys'
import { LessonCard, LessonEnding, useTeaching } from './lesson'
import { Log } from './log'
import { CornerButtons, Drawer, useDrawer, type Opened } from './panel'
import { PeoplePane, StandIn } from './people'
import { Refused } from './refused'
import { RulesPane } from './rules'
import type { Presence } from './seats'
import { SettingsPane } from './settings'
import { useRepeat } from './repeat'
import { UndoQuestion } from './undo'
import { HelpBox, useHelp } from '../teach/help'

interface Props {
  session: Session
  doing: Doing
  send: (choice: Choice) => void
}

export function LiveTable({ session, doing, send }: Props) {
  const words = useWords()
  const { speed, confirm } = useSettings()
  const stepping = speedOf(speed) === 'step'
  const { scene, seat } = session.shown!
  const table = session.table!
  const asked = !session.behind && may(session.shown, 'act')
  const shown = useMemo(() => (asked ? scene : { ...scene, ask: undefined }), [scene, asked])
  const [side, setSide] = useState('log')
  const drawer = useDrawer()
  const help = useHelp()
  const refusal = useRefusal(session, doing)
  const suggestion = useSuggestion(session.hint)
  const teaching = useTeaching(session.shown!.lesson)
  const tabs = useTabs(session, doing, drawer, side === 'chat')
  const takeBack = () => {
    if (undoOf(session)?.may) doing.send({ t: 'undo', seat })
  }
  useKeys({ u: takeBack })
  const act = (choice: Choice) => {
    refusal.clear()
    if (teaching.allows(choice)) send(choice)
  }
  const repeat = useRepeat(shown, !busy(session) && !session.behind, act)
  const seen = useMemo(() => (repeat.unasked ? { ...shown, ask: undefined } : shown), [shown, repeat.unasked])
  return (
    <Repeating.Provider value={repeat.begin}>
      <Frame
        scene={seen}
        send={act}
        busy={busy(session)}
        coming={session.behind && session.soon}
        paging={stepping && session.behind ? { next: doing.next, skip: doing.skip } : undefined}
        picked={refusal.clear}
        confirm={confirm}
        speed={speed}
        suggested={teaching.shown ?? suggestion.codes}
        teaches={!!teaching.place}
        presence={presenceOf(table)}
        refuse={refusal.say}
        refusal={
          refusal.text && (
            <Refused text={refusal.text} clause={refusal.clause} cite={drawer.cite} close={refusal.clear} />
          )
        }
        tap={stepping ? doing.next : doing.skip}
        corner={
          <CornerButtons open={drawer.show} help={() => help.show('how')}>
            <LinkState session={session} />
          </CornerButtons>
        }
        side={
          <div class="side">
            <TabBox
              label={words.log}
              tabs={tabs.filter(({ key }) => SIDE.includes(key))}
              chosen={side}
              choose={setSide}
            />
          </div>
        }
        notices={
          <>
            <StandIn table={table} />
            <UndoQuestion session={session} doing={doing} />
            {repeat.again && (
              <div class="notice">
                <Icon art="hourglass" /> <span>{repeat.again}</span>
                <button type="button" class="link" onClick={repeat.end}>
                  {words.askAgain}
                </button>
              </div>
            )}
          </>
        }
        advice={
          <>
            {teaching.place && <LessonCard teaching={teaching} table={table} busy={busy(session)} />}
            <HintPanel hint={session.hint} suggestion={suggestion} cite={drawer.cite} close={doing.forget} />
          </>
        }
        tools={<Tools session={session} doing={doing} takeBack={takeBack} />}
        overlay={
          <>
            <HelpBox game={table.game} {...help} />
            {drawer.tab && <Drawer tabs={tabs} opened={drawer} />}
            {scene.result && (
              <Ending
                scene={scene}
                result={scene.result}
                table={table}
                cite={drawer.cite}
                lesson={teaching.place && <LessonEnding place={teaching.place} table={table} />}
              />
            )}
          </>
        }
      />
    </Repeating.Provider>
  )
}

const presenceOf = (table: TableMessage): Presence[] =>
  table.seats.map((s) => ({ here: s.kind === 'bot' || !!s.here, bot: s.kind === 'bot' }))

const SIDE = ['log', 'chat'] // always visible on a wide screen

/** There is no chat where the table runs in the page: nobody else can be talked to. */
function useTabs(session: Session, doing: Doing, drawer: Opened, chatting: boolean): Tab[] {
  const words = useWords()
  const table = session.table!
  const unread = useUnread(session, chatting || drawer.tab === 'chat')
  const chat = {
    key: 'chat',
    text: words.chat,
    badge: unread,
    body: () => <ChatPane session={session} doing={doing} />,
  }
  return [
    { key: 'log', text: words.log, body: () => <Log /> },
    ...(transport().alone ? [] : [chat]),
    { key: 'rules', text: words.rules, body: () => <RulesPane game={table.game} clause={drawer.clause} /> },
    { key: 'people', text: words.people, body: () => <PeoplePane table={table} /> },
    { key: 'settings', text: words.settings, body: () => <SettingsPane /> },
  ]
}

const READ = 3500 // milliseconds that a refusal stays, and more for each of its letters
const PER_LETTER = 45

/** Why the last click was not allowed: known from the scene, or sent by the server. It leaves by itself. */
function useRefusal({ shown, refused }: Session, doing: Doing) {
  const [why, setWhy] = useState<Refusal>()
  const text = why ? cited(why) : (refused?.text ?? '')
  const clear = () => {
    setWhy(undefined)
    if (refused) doing.forget()
  }
  useEffect(() => setWhy(undefined), [shown])
  useEffect(() => {
    if (!text) return
    const timer = setTimeout(clear, READ + PER_LETTER * text.length)
    return () => clearTimeout(timer)
  }, [text, why])
  useKeys({ Escape: clear })
  return {
    text,
    clause: (why ?? refused)?.clause ?? '',
    clear,
    say: (refusal: Refusal) => {
      setWhy(refusal)
      sound('no')
    },
  }
}
