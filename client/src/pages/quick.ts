// A table against bots with one click.
import type { BotInfo, GameInfo, NewTable } from '../wire'

/** Four if four may play, else as many as may, up to four. */
export function usualSeats(game: GameInfo): number {
  const fitting = game.seats.filter((n) => n <= 4)
  return fitting.at(-1) ?? game.seats[0] ?? 2
}

/** Bots come from simple to strong; a newcomer meets the middle. */
export const usualLevel = (bots: BotInfo[]): string => bots[Math.floor(bots.length / 2)]?.level ?? ''

export function againstBots(game: GameInfo, bots: BotInfo[], name: string): NewTable {
  const seats = usualSeats(game)
  const level = usualLevel(bots)
  const others = Array.from({ length: seats - 1 }, (_, i) => [String(i + 1), level] as const)
  return { game: game.id, seats, name, seat: 0, bots: Object.fromEntries(others), contribute: true }
}
