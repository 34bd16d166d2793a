// What the server says about its games and bots: asked for once in each language.
import { api } from '../net/api'
import { useSettings } from '../settings'
import type { GameInfo, Games } from '../wire'
import { useLoad, valueOf } from './load'

const known = new Map<string, Promise<Games>>()

function games(lang: string): Promise<Games> {
  const found = known.get(lang) ?? api.games()
  known.set(lang, found)
  found.catch(() => known.delete(lang))
  return found
}

export function useGames(): Games | undefined {
  const { lang } = useSettings()
  const [loaded] = useLoad(() => games(lang), [lang])
  return valueOf(loaded)
}

export const useGame = (id: string): GameInfo | undefined => useGames()?.games.find((g) => g.id === id)

/** The options of a table that differ from what is usual, in words. */
export function unusual(game: GameInfo, options: Record<string, string> = {}): string[] {
  return (game.options ?? []).flatMap((o) => {
    const value = options[o.name]
    if (value === undefined || value === o.default) return []
    return [`${o.text}: ${o.values.find((v) => v.value === value)?.text ?? value}`]
  })
}
