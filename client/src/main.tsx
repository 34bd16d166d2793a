import './style/index.css'
import { render } from 'preact'
import { putCore } from './sprite'
import { App } from './app'

const root = document.getElementById('app')!

async function boot() {
  putCore()
  const fixture = new URLSearchParams(location.search).get('fixture')
  if (import.meta.env.MODE !== 'production' && fixture) {
    const { FixturePage } = await import('../fixtures/page')
    return render(<FixturePage name={fixture} />, root)
  }
  render(<App />, root)
}

void boot()
