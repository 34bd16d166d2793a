// Help at the table: how to play, the reference card, the keys. One click or one key away.
import { useState } from 'preact/hooks'
import { KeyTable } from '../pages/help'
import { useKeys } from '../table/keys'
import { Modal } from '../ui/modal'
import { TabBox, type Tab } from '../ui/tabs'
import { useWords } from '../words'
import { CardPane } from './card'
import { HowPane } from './how'

/** The open tab of the help, '' if it is shut, and how to open it. */
export function useHelp(): { tab: string; show: (tab: string) => void } {
  const [tab, show] = useState('')
  useKeys({ h: () => show('how'), q: () => show('card') })
  return { tab, show }
}

export function HelpBox({ game, tab, show }: { game: string; tab: string; show: (tab: string) => void }) {
  const words = useWords()
  if (!tab) return null
  const tabs: Tab[] = [
    { key: 'how', text: words.howToPlay, body: () => <HowPane game={game} /> },
    { key: 'card', text: words.refCard, body: () => <CardPane game={game} /> },
    { key: 'keys', text: words.keysTitle, body: () => <KeyTable /> },
  ]
  return (
    <Modal cls="helpbox" label={words.help} close={() => show('')}>
      <TabBox label={words.help} tabs={tabs} chosen={tab} choose={show} />
    </Modal>
  )
}
