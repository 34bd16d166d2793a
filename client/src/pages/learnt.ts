// Which lessons this browser has finished.
const KEY = 'tenban.learnt'

function stored(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(found) ? found.filter((each) => typeof each === 'string') : []
  } catch {
    return []
  }
}

const nameOf = (game: string, lesson: string): string => `${game}/${lesson}`

/** Whether a lesson of a game, or any of its lessons, was finished here. */
export const hasLearnt = (game: string, lesson = ''): boolean =>
  stored().some((name) => (lesson ? name === nameOf(game, lesson) : name.startsWith(game + '/')))

export function noteLearnt(game: string, lesson: string) {
  const all = new Set([...stored(), nameOf(game, lesson)])
  try {
    localStorage.setItem(KEY, JSON.stringify([...all]))
  } catch {
    // a browser that stores nothing forgets it
  }
}
