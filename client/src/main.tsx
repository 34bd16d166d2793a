import './style/index.css'
import { render } from 'preact'
import { putCore } from './sprite'
import { App } from './app'
import { settings, wear } from './settings'

const root = document.getElementById('app')!

/** While developing: /?fixture=latria shows a scene from a file. */
async function fixture(): Promise<boolean> {
  const name = new URLSearchParams(location.search).get('fixture')
  if (!name) return false
  const { FixturePage } = await import('../fixtures/page')
  render(<FixturePage name={name} />, root)
  return true
}

async function boot() {
  putCore()
  wear()
  document.documentElement.lang = settings().lang // before anything is drawn: it decides which typefaces load
  if (import.meta.env.MODE !== 'production' && (await fixture())) return
  render(<App />, root)
}

void boot()
