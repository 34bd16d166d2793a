// A picture: some pieces of a position, drawn as at the table.
import { useMemo } from 'preact/hooks'
import type { Scene } from '../schema'
import { EMPTY, offer } from '../play/hand'
import { One } from '../pieces/piece'
import { paletteStyle } from '../pieces/tint'
import { ViewContext, indexed, type View } from '../pieces/view'
import { Tip, useTip } from '../table/tip'

interface Props {
  scene: Scene
  label: string
  marks?: readonly string[] | undefined
  scale?: string | undefined
}

const nothing = () => undefined

export function Figure({ scene, label, marks = [], scale = '' }: Props) {
  const pieces = useMemo(() => indexed(scene), [scene])
  const tip = useTip(scene)
  const view: View = {
    scene,
    pieces,
    hand: EMPTY,
    offer: offer(undefined, pieces, EMPTY),
    press: nothing,
    hover: tip.hover,
    owed: new Map(),
    last: new Map(marks.map((id) => [id, scene.you ?? 0])),
    looking: { seat: -1 },
    look: nothing,
  }
  return (
    <ViewContext.Provider value={view}>
      <figure class={'scenepicture ' + scale} style={paletteStyle(scene)} aria-label={label} lang={scene.lang}>
        {scene.table?.map((piece) => (
          <One key={piece.id} piece={piece.scale === 'wide' ? { ...piece, scale: '' } : piece} />
        ))}
      </figure>
      <Tip shown={tip.shown} />
    </ViewContext.Provider>
  )
}
