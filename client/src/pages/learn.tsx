// The lessons of a game: guided games to start, to go on with, or to take once more.
import { useEffect } from 'preact/hooks'
import { api } from '../net/api'
import { Icon } from '../pieces/icon'
import { go, to } from '../router'
import { settings, useSettings } from '../settings'
import { useLoad, useTrying, valueOf } from '../ui/load'
import { Apology, Shell } from '../ui/shell'
import type { LessonInfo, TableLine } from '../wire'
import { fill, useWords } from '../words'
import { Cover } from './cover'
import { hasLearnt } from './learnt'

export function LearnPage({ game, lesson }: { game: string; lesson: string }) {
  const words = useWords()
  const { lang } = useSettings()
  const [found] = useLoad(() => api.lessons(game), [game, lang])
  const [me] = useLoad(api.me, [lang])
  if (found.state === 'failed') return <Apology text={found.text} />
  if (found.state === 'loading') return <Apology text={words.loading} wait />
  const { title, lessons } = found.value
  const tables = (valueOf(me)?.tables ?? []).filter((t) => t.game === game && t.phase === 'running')
  const heading = fill(words.learnOf, { game: title })
  return (
    <Shell title={heading}>
      <header class="makehead">
        <Cover game={game} />
        <div>
          <h1>{heading}</h1>
          <p>{words.learnWhy}</p>
        </div>
      </header>
      {lessons.length === 0 && <p class="soft">{words.lessonNone}</p>}
      <ol class="lessons">
        {lessons.map((each) => (
          <LessonItem
            key={each.id}
            game={game}
            lesson={each}
            wanted={each.id === (lesson || lessons[0]!.id)}
            begun={tables.find((t) => t.lesson === each.id)}
          />
        ))}
      </ol>
    </Shell>
  )
}

interface Item {
  game: string
  lesson: LessonInfo
  wanted: boolean // the address names it
  begun: TableLine | undefined // a table at which it was left
}

function LessonItem({ game, lesson, wanted, begun }: Item) {
  const words = useWords()
  const { busy, fault, attempt } = useTrying(words)
  const learnt = hasLearnt(game, lesson.id)
  const start = async () => go(`/table/${(await api.learn(game, lesson.id, settings().name || words.guest)).table}`)
  useEffect(() => {
    if (wanted) document.getElementById('lesson-' + lesson.id)?.scrollIntoView({ block: 'nearest' })
  }, [])
  const named = (text: string) => `${text}: ${lesson.title}`
  return (
    <li id={'lesson-' + lesson.id} class={wanted ? 'wanted' : ''}>
      <h2>{lesson.title}</h2>
      <p class="facts">
        <span class="nb">
          <Icon art="hourglass" /> {fill(words.lessonMinutes, { n: lesson.minutes })}
        </span>{' '}
        {learnt && (
          <span class="nb">
            <Icon art="tick" /> {words.lessonLearnt}
          </span>
        )}
      </p>
      {lesson.text && <p>{lesson.text}</p>}
      <div class="doors">
        {begun && (
          <a class="act main" href={to(`/table/${begun.id}`)} aria-label={named(words.lessonResume)}>
            <Icon art="play" />
            {words.lessonResume}
          </a>
        )}
        <button
          type="button"
          class={'act' + (wanted && !begun ? ' main' : '')}
          disabled={busy}
          aria-label={named(begun || learnt ? words.lessonAgain : words.lessonStart)}
          onClick={() => attempt(start)}
        >
          <Icon art="book" />
          {begun || learnt ? words.lessonAgain : words.lessonStart}
        </button>
      </div>
      {fault && (
        <p class="fault" role="alert">
          {fault}
        </p>
      )}
    </li>
  )
}
