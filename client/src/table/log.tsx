// What has happened, newest first.
import type { Line } from '../schema'
import { SeatIcon } from '../pieces/icon'
import { Text } from '../pieces/text'
import { seatColour, seatStyle } from '../pieces/tint'
import { useView } from '../pieces/view'
import { useWords } from '../words'

export function Log() {
  const { scene } = useView()
  const words = useWords()
  const lines = [...(scene.log ?? [])].reverse()
  return (
    <div class="log" role="log" aria-label={words.log} aria-live="polite" tabIndex={0}>
      {lines.map((line, i) => (
        <LogLine line={line} key={lines.length - i} />
      ))}
    </div>
  )
}

function LogLine({ line }: { line: Line }) {
  const { scene } = useView()
  const colour = seatColour(scene, line.seat)
  return (
    <p class={line.head ? 'head' : ''} style={line.seat === undefined ? {} : seatStyle(colour)}>
      {line.seat !== undefined && <SeatIcon colour={colour} />}
      <Text of={line.text} />
    </p>
  )
}
