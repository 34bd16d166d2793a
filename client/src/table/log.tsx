// What has happened, newest first; a line that heads a paragraph stands above it.
import type { Line } from '../schema'
import { SeatIcon } from '../pieces/icon'
import { Text } from '../pieces/text'
import { seatColour, seatStyle } from '../pieces/tint'
import { useView } from '../pieces/view'
import { useWords } from '../words'

export function Log() {
  const { scene } = useView()
  const words = useWords()
  return (
    <div class="log" role="log" aria-label={words.log} aria-live="polite" tabIndex={0}>
      {newestFirst(scene.log ?? []).map(([number, line]) => (
        <LogLine line={line} key={number} />
      ))}
    </div>
  )
}

/** The lines and their numbers: the last paragraph first, in each its head and then the newest line first. */
export function newestFirst(lines: Line[]): [number, Line][] {
  const found: [number, Line][] = []
  let body: [number, Line][] = []
  lines.forEach((line, number) => {
    if (line.head) {
      found.unshift(...body)
      body = [[number, line]]
    } else {
      body.splice(body[0]?.[1].head ? 1 : 0, 0, [number, line])
    }
  })
  return [...body, ...found]
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
