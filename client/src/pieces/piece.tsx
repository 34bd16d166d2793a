// One piece: a frame for its form, texts in their slots, and the pieces upon it.
import type { Piece, Refusal } from '../schema'
import { pickOf } from '../play/hand'
import { breadth, cited, say } from '../play/say'
import { Icon } from './icon'
import { InkLayer, Placed } from './board'
import { Text } from './text'
import { lastStyle, marks, seatColour, tintStyle, type Style } from './tint'
import { useView, type View } from './view'
import { ZonePiece } from './zone'

export interface Drawn {
  piece: Piece
  style?: Style
  placed?: boolean
  ghost?: boolean
}

export const isZone = (piece: Piece): boolean => (piece.form ?? 'zone') === 'zone'

export function One(props: Drawn) {
  return isZone(props.piece) ? <ZonePiece piece={props.piece} /> : <Framed {...props} />
}

export interface State {
  go: boolean // lit: a click takes the choice further
  may: boolean // clickable, but not lit
  picked: boolean
  refused: Refusal | undefined // why it cannot be chosen
}

export function stateOf(view: View, piece: Piece): State {
  const pick = pickOf(piece)
  const picked = view.hand.picked.includes(piece.id)
  const go = picked || view.offer.next.has(pick)
  const may = !go && view.offer.also.has(pick)
  return { go, may, picked, refused: go || may ? undefined : view.scene.ask?.refused?.[pick] }
}

const NO_STATE: State = { go: false, may: false, picked: false, refused: undefined }

export const stateWords = (s: State): string[] => [
  ...(s.go ? ['go'] : []),
  ...(s.may ? ['may'] : []),
  ...(s.picked ? ['picked'] : []),
  ...(s.refused ? ['refused'] : []),
]

/** The button that makes a lit piece reachable by keyboard and screen reader. */
interface HitProps {
  label: string
  picked: boolean
  press: () => void
  focus?: (node: Element | undefined) => void // undefined: the focus has left
}

export function Hit({ label, picked, press, focus }: HitProps) {
  const byKey = (e: MouseEvent) => {
    if (e.detail !== 0) return // a pointer: the table decides which piece is meant
    e.stopPropagation()
    press()
  }
  return (
    <button
      type="button"
      class="hit"
      aria-label={label}
      aria-pressed={picked}
      onClick={byKey}
      onFocus={(e) => e.currentTarget.matches(':focus-visible') && focus?.(e.currentTarget)}
      onBlur={() => focus?.(undefined)}
    />
  )
}

function Framed({ piece, style, placed, ghost }: Drawn) {
  const view = useView()
  const state = ghost ? NO_STATE : stateOf(view, piece)
  const label = say(piece.name ?? '', view.scene.legend)
  const words = [
    'piece',
    piece.form!,
    placed ? 'placed' : '',
    ghost ? 'ghost' : '',
    view.last.has(piece.id) ? 'last' : '',
    ...marks(piece),
    ...stateWords(state),
  ]
  const about = !state.go && explains(piece)
  const focus = (node: Element | undefined) => view.hover(node ? piece : null, node)
  const spoken = [label, state.refused && cited(state.refused)].filter(Boolean).join('. ')
  return (
    <div
      class={words.filter(Boolean).join(' ')}
      data-id={ghost ? undefined : piece.id}
      style={{
        ...style,
        ...tintStyle(piece, view.scene),
        ...lastStyle(view.scene, view.last.get(piece.id)),
        ...measures(piece),
      }}
      role={roleOf(piece, label, state.go)}
      aria-label={!state.go || piece.items?.length ? spoken || undefined : undefined}
      aria-description={label && piece.hint ? say(piece.hint, view.scene.legend) : undefined}
      tabIndex={about ? 0 : undefined}
      onFocus={about ? (e) => e.currentTarget.matches(':focus-visible') && focus(e.currentTarget) : undefined}
      onBlur={about ? () => focus(undefined) : undefined}
      onMouseEnter={(e) => view.hover(piece, e.currentTarget)}
      onMouseLeave={() => view.hover(null)}
    >
      <Face piece={piece} />
      {state.go && (
        <Hit label={label || piece.id} picked={state.picked} press={() => view.press(piece)} focus={focus} />
      )}
      {!piece.down && piece.items && <Upon piece={piece} />}
      {piece.text?.note && (
        <span class="s note">
          <Text of={piece.text.note} />
        </span>
      )}
      {piece.count !== undefined && (
        <span class="count" aria-hidden="true">
          {piece.count}
        </span>
      )}
    </div>
  )
}

/** A symbol whose meaning is not printed on it can be focused. */
const explains = (piece: Piece): boolean => !!piece.hint && !!piece.name && piece.form === 'label'

function roleOf(piece: Piece, label: string, go: boolean): 'group' | 'img' | undefined {
  if (!label) return undefined
  if (piece.items?.length) return 'group'
  return go ? undefined : 'img'
}

function measures(piece: Piece): Style {
  const title = piece.text?.title
  return { '--rot': `${piece.rot ?? 0}deg`, ...(title ? { '--len': breadth(title).toFixed(1) } : {}) }
}

function Face({ piece }: { piece: Piece }) {
  const { scene } = useView()
  if (piece.down)
    return (
      <div class="face">
        <Icon art="back" cls="art" />
      </div>
    )
  const text = piece.text ?? {}
  return (
    <div class="face">
      <InkLayer piece={piece} />
      {piece.art && <Icon art={piece.art} cls="art" />}
      {['tl', 'tr', 'mid', 'title', 'body'].map(
        (slot) =>
          text[slot] && (
            <span class={'s ' + slot}>
              <Text of={text[slot]} />
            </span>
          ),
      )}
      {(text.bl || text.br) && (
        <span class="foot">
          <span class="s bl">
            <Text of={text.bl} />
          </span>
          <span class="s br">
            <Text of={text.br} />
          </span>
        </span>
      )}
      {piece.seat !== undefined && <Icon art={'seat' + seatColour(scene, piece.seat)} cls="shape" />}
    </div>
  )
}

const Upon = ({ piece }: { piece: Piece }) => (
  <div class="upon">{piece.box ? <Placed piece={piece} /> : piece.items!.map((q) => <One key={q.id} piece={q} />)}</div>
)
