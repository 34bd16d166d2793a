import { render } from 'preact'
import { draw, prepare, root } from './boot'

/** While developing: /?fixture=latria shows a scene from a file. */
async function fixture(): Promise<boolean> {
  const name = new URLSearchParams(location.search).get('fixture')
  if (!name) return false
  const { FixturePage } = await import('../fixtures/page')
  render(<FixturePage name={name} />, root)
  return true
}

async function boot() {
  prepare()
  if (import.meta.env.MODE !== 'production' && (await fixture())) return
  draw()
}

void boot()
