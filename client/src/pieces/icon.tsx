export function Icon({ art, cls = 'i', label }: { art: string; cls?: string; label?: string | undefined }) {
  return (
    <svg class={cls} role={label ? 'img' : undefined} aria-label={label} aria-hidden={label ? undefined : true}>
      <use href={'#' + art} />
    </svg>
  )
}

export const SeatIcon = ({ colour, cls = 'i seatmark' }: { colour: number; cls?: string }) => (
  <Icon art={'seat' + colour} cls={cls} />
)
