import './style/index.css'
import { render } from 'preact'
import { putCore } from './sprite'
import { App } from './app'
import { settings } from './settings'

const root = document.getElementById('app')!

async function boot() {
  putCore()
  document.documentElement.lang = settings().lang // before anything is drawn: it decides which typefaces load
  const fixture = new URLSearchParams(location.search).get('fixture')
  if (import.meta.env.MODE !== 'production' && fixture) {
    const { FixturePage } = await import('../fixtures/page')
    return render(<FixturePage name={fixture} />, root)
  }
  render(<App />, root)
}

void boot()
