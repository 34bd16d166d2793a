// A zone: a titled container whose layout says how its pieces lie.
import { createContext } from 'preact'
import { useContext, useEffect, useRef, useState } from 'preact/hooks'
import type { Piece } from '../schema'
import { holds } from '../play/hand'
import { say } from '../play/say'
import { BoardZone } from './boardzone'
import { SeatIcon } from './icon'
import { Hit, One, stateOf, stateWords } from './piece'
import { Text } from './text'
import { marks, seatColour, tintStyle, type Style } from './tint'
import { useView } from './view'
import { What } from './what'

// Headings go down one level with each named zone.
const Depth = createContext(2)

export function ZonePiece({ piece }: { piece: Piece }) {
  const view = useView()
  const depth = useContext(Depth)
  const state = stateOf(view, piece)
  const label = say(piece.name ?? '', view.scene.legend)
  const titled = !!piece.name && !piece.bare
  const words = ['zone', 'z-' + (piece.layout || 'row'), ...marks(piece), ...stateWords(state)]
  return (
    <div
      role="group"
      class={words.join(' ')}
      data-id={piece.id}
      style={{ ...tintStyle(piece, view.scene), ...measures(piece) }}
      aria-label={label || undefined}
    >
      {titled && <ZoneTitle piece={piece} />}
      {state.go && <Hit label={label || piece.id} picked={state.picked} press={() => view.press(piece)} />}
      <Depth.Provider value={titled ? Math.min(depth + 1, 6) : depth}>
        <Body piece={piece} />
      </Depth.Provider>
    </div>
  )
}

function measures(piece: Piece): Style {
  return {
    ...(piece.weight ? { '--weight': String(piece.weight) } : {}),
    ...(piece.layout === 'fan' || piece.layout === 'cascade' ? { '--n': String(piece.items?.length ?? 0) } : {}),
  }
}

function ZoneTitle({ piece }: { piece: Piece }) {
  const { scene } = useView()
  const Heading = `h${useContext(Depth)}` as 'h2'
  return (
    <Heading class="zname">
      {piece.seat !== undefined && <SeatIcon colour={seatColour(scene, piece.seat)} />}
      {piece.hint ? (
        <What piece={piece}>
          <Text of={piece.name} />
        </What>
      ) : (
        <span>
          <Text of={piece.name} />
        </span>
      )}
      {piece.count !== undefined && piece.layout !== 'pile' && <b class="n">{piece.count}</b>}
      {piece.text?.note && (
        <em>
          <Text of={piece.text.note} />
        </em>
      )}
    </Heading>
  )
}

function Body({ piece }: { piece: Piece }) {
  switch (piece.layout || 'row') {
    case 'board':
      return <BoardZone piece={piece} />
    case 'pile':
      return <Pile piece={piece} />
    case 'tabs':
      return <Tabs piece={piece} />
    default:
      return <Lay piece={piece} />
  }
}

function Lay({ piece }: { piece: Piece }) {
  return (
    <div class={'lay ' + (piece.layout || 'row')}>
      {(piece.items ?? []).map((q) => (
        <div class={'w w-' + (q.form ?? 'zone')} key={q.id} style={q.weight ? { '--weight': String(q.weight) } : {}}>
          <One piece={q} />
        </div>
      ))}
    </div>
  )
}

function Pile({ piece }: { piece: Piece }) {
  const top = piece.items?.at(-1)
  const many = (piece.count ?? piece.items?.length ?? 0) > 1
  return (
    <div class={'pile' + (many ? ' deep' : '')}>
      {top ? (
        <One key={top.id} piece={top} />
      ) : (
        <div class="piece card h-slot">
          <div class="face" />
        </div>
      )}
      {piece.count !== undefined && <span class="count">{piece.count}</span>}
    </div>
  )
}

/** What can be chosen must be seen: its tab comes forward, unless the open one has something to choose as well. */
function Tabs({ piece }: { piece: Piece }) {
  const items = piece.items ?? []
  const { scene, offer, looking } = useView()
  const { next } = offer
  const row = useRef<HTMLDivElement>(null)
  const [chosen, choose] = useState('')
  const open = items.find((q) => q.id === chosen) ?? items[0]
  useEffect(() => {
    const wanted = open && !holds(open, next) && items.find((q) => holds(q, next))
    if (wanted) choose(wanted.id)
  }, [[...next].join()])
  useEffect(() => {
    const wanted = items.find((q) => q.seat !== undefined && q.seat === looking.seat)
    if (!wanted) return
    choose(wanted.id)
    row.current?.scrollIntoView({ block: innerWidth <= 760 ? 'start' : 'nearest' })
  }, [looking])
  const others = ({ seat }: Piece) => seat !== undefined && seat !== scene.you // there are many: a symbol tells them
  const step = (e: KeyboardEvent) => {
    const by = e.key === 'ArrowRight' ? 1 : e.key === 'ArrowLeft' ? -1 : 0
    if (!by || !open) return
    e.preventDefault()
    e.stopPropagation()
    const next = items[(items.indexOf(open) + by + items.length) % items.length]!
    choose(next.id)
    document.getElementById('tab-' + next.id)?.focus()
  }
  return (
    <>
      <div class="tabs" role="tablist" onKeyDown={step} ref={row}>
        {items.map((q) => (
          <button
            type="button"
            role="tab"
            id={'tab-' + q.id}
            title={others(q) ? q.name : undefined}
            aria-label={others(q) ? q.name : undefined}
            aria-selected={q === open}
            aria-controls={'panel-' + q.id}
            tabIndex={q === open ? 0 : -1}
            onClick={() => choose(q.id)}
          >
            {others(q) ? <SeatIcon colour={seatColour(scene, q.seat)} /> : <Text of={q.name} />}
          </button>
        ))}
      </div>
      {open && (
        <div role="tabpanel" tabIndex={0} id={'panel-' + open.id} aria-labelledby={'tab-' + open.id}>
          <ZonePiece key={open.id} piece={others(open) ? open : { ...open, bare: true }} />
        </div>
      )}
    </>
  )
}
