// The frame of every page but the table: brand, language, help.
import { transport } from '../net/transport'
import { to } from '../router'
import type { ComponentChildren } from 'preact'
import { useEffect } from 'preact/hooks'
import { change, useSettings } from '../settings'
import type { Lang } from '../wire'
import { useWords } from '../words'

export function Shell({ title, children }: { title: string; children: ComponentChildren }) {
  const words = useWords()
  useEffect(() => void (document.title = title ? `${title} · Tenban` : 'Tenban 天盤'), [title])
  return (
    <div class="page">
      <header class="masthead">
        <a class="brand" href={to('/')} aria-label={`Tenban · ${words.home}`}>
          天盤 <span class="latin">Tenban</span>
        </a>
        <nav aria-label={words.menu}>
          <a href={to('/help')}>{words.help}</a>
          <LangSwitch />
        </nav>
      </header>
      <main>{children}</main>
      <footer class="small">
        {transport().alone && <Alone />}
        <p>
          {words.names}{' '}
          <a href={transport().file('/licences/shippori-mincho.txt')} target="_blank">
            {words.fonts}
          </a>
        </p>
      </footer>
    </div>
  )
}

/** The playground lies beside the documentation. */
function Alone() {
  const words = useWords()
  const { lang } = useSettings()
  return (
    <p>
      {words.alone} <a href={lang === 'en' ? '../index.html' : `../${lang}/index.html`}>{words.docs}</a>
    </p>
  )
}

const TONGUES: [Lang, string][] = [
  ['en', 'English'],
  ['ja', '日本語'],
]

export function LangSwitch() {
  const words = useWords()
  const { lang } = useSettings()
  return (
    <span class="tongues" role="group" aria-label={words.language}>
      {TONGUES.map(([code, name]) => (
        <button type="button" lang={code} aria-pressed={lang === code} onClick={() => change({ lang: code })}>
          {name}
        </button>
      ))}
    </span>
  )
}

/** A page that only says that something is missing. */
export function Apology({ text, wait }: { text: string; wait?: boolean }) {
  const words = useWords()
  return (
    <Shell title="">
      <div role={wait ? 'status' : 'alert'}>
        <h1 class="apology">{text}</h1>
      </div>
      {!wait && (
        <p>
          <a href={to('/')}>{words.home}</a>
        </p>
      )}
    </Shell>
  )
}
