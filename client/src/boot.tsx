import './style/index.css'
import { render } from 'preact'
import { App } from './app'
import { settings, wear } from './settings'
import { putCore } from './sprite'

export const root = document.getElementById('app')!

/** What every page needs before anything is drawn. */
export function prepare() {
  putCore()
  wear()
  document.documentElement.lang = settings().lang // it decides which typefaces load
}

export const draw = () => render(<App />, root)
