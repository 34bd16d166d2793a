interface Props {
  art: string
  cls?: string
  label?: string | undefined
  sym?: boolean // part of a text: explained on hover, tap and focus
}

export function Icon({ art, cls = 'i', label, sym }: Props) {
  return (
    <svg
      class={cls}
      data-sym={sym ? art : undefined}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <use href={'#' + art} />
    </svg>
  )
}

export const SeatIcon = ({ colour, cls = 'i seatmark' }: { colour: number; cls?: string }) => (
  <Icon art={'seat' + colour} cls={cls} />
)
