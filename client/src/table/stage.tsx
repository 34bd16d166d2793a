// The stage: fixed areas for board, side, shelf and hand. What lies in them changes, their places and sizes do not.
import { useEffect, useState } from 'preact/hooks'
import type { Area, Piece, Scene } from '../schema'
import { holds } from '../play/hand'
import { One } from '../pieces/piece'
import { useView } from '../pieces/view'
import { useWords } from '../words'

/** The words of the frame for the style sheet: how the screen is divided. */
export function stageWords(scene: Scene): string[] {
  const { hand = 'high', shelf } = scene.stage ?? {}
  return [
    'hand-' + (scene.you === undefined && !scene.hand?.length ? 'none' : hand),
    shelf ? 'has-shelf' : '',
    scene.table?.some((p) => p.area === 'side') ? 'has-side' : '',
  ].filter(Boolean)
}

export function stageStyle(scene: Scene): Record<string, string> {
  const share = scene.table?.some((p) => p.area === 'side') ? (scene.stage?.share ?? 60) : 100
  return { '--share': `${share}fr`, '--beside': `${100 - share}fr` }
}

const inArea = (scene: Scene, area: Area): Piece[] => (scene.table ?? []).filter((p) => (p.area || 'board') === area)

export type Pane = 'board' | 'rest'

/**
 * Where a screen is too small for both, one pane is shown: the one that holds what can be chosen.
 * It stays when everything is picked (`held`) and only the answer has to be confirmed.
 */
export function usePane(scene: Scene, wanted: ReadonlySet<string>, held: boolean) {
  const [pane, show] = useState<Pane>('board')
  useEffect(() => {
    if (held && !wanted.size) return
    const lit = (area: Area) => inArea(scene, area).some((p) => holds(p, wanted))
    show(!lit('board') && (lit('side') || lit('shelf')) ? 'rest' : 'board')
  }, [[...wanted].join(), !scene.ask, held])
  return { pane, show }
}

export function Stage({ scene, pane, show }: { scene: Scene; pane: Pane; show: (pane: Pane) => void }) {
  const words = useWords()
  const { looking } = useView()
  useEffect(() => {
    if (looking.seat >= 0) show('rest')
  }, [looking])
  const [shelf, side] = [inArea(scene, 'shelf'), inArea(scene, 'side')]
  const rest = shelf.length + side.length > 0
  return (
    <main class={`table pane-${pane}`} aria-label={words.tableArea}>
      {rest && <PaneTabs pane={pane} show={show} />}
      <AreaBox name="board" pieces={inArea(scene, 'board')} />
      {rest && (
        <div class="rest">
          {shelf.length > 0 && <AreaBox name="shelf" pieces={shelf} />}
          {side.length > 0 && <AreaBox name="side" pieces={side} />}
        </div>
      )}
    </main>
  )
}

function PaneTabs({ pane, show }: { pane: Pane; show: (pane: Pane) => void }) {
  const words = useWords()
  const button = (key: Pane, text: string) => (
    <button type="button" data-pane={key} aria-pressed={pane === key} onClick={() => show(key)}>
      {text}
    </button>
  )
  return (
    <div class="panes" role="group" aria-label={words.panes}>
      {button('board', words.paneBoard)}
      {button('rest', words.paneRest)}
    </div>
  )
}

function AreaBox({ name, pieces }: { name: Area; pieces: Piece[] }) {
  return (
    <div class={`area a-${name}`} tabIndex={0}>
      <div class="fit">
        {pieces.map((p) => (
          <One key={p.id} piece={p} />
        ))}
      </div>
    </div>
  )
}

/** The viewer's own things. */
export function Mine({ scene }: { scene: Scene }) {
  const words = useWords()
  if (!scene.hand?.length) return null
  return (
    <div class="mine" role="group" aria-label={words.yours} tabIndex={0}>
      {scene.hand.map((p) => (
        <One key={p.id} piece={p} />
      ))}
    </div>
  )
}
