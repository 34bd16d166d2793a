// The playground: the same client, with the engine in a worker of the page instead of a server.
import '../style/playground.css'
import { render } from 'preact'
import { draw, prepare } from '../boot'
import { setTransport } from '../net/transport'
import { settings } from '../settings'
import type { FromEngine, ToEngine } from './letters'
import { Status, type Stage } from './status'
import { PageTransport, type Engine } from './transport'
import EngineWorker from './engine?worker'

const TOKEN = 'tenban.token'
const base = new URL('.', location.href.split(/[?#]/)[0]).href

/** Stands for the cookie that a server gives to a browser. */
function token(): string {
  const fresh = crypto.randomUUID()
  try {
    const known = localStorage.getItem(TOKEN) ?? fresh
    localStorage.setItem(TOKEN, known)
    return known
  } catch {
    return fresh
  }
}

function show(stage: Stage) {
  const id = 'engine'
  const box =
    document.getElementById(id) ?? document.body.appendChild(Object.assign(document.createElement('div'), { id }))
  box.dataset.stage = stage
  render(<Status stage={stage} />, box)
}

function start(): Engine {
  const worker = new EngineWorker()
  const engine: Engine = { post: (letter: ToEngine) => worker.postMessage(letter), heard: () => undefined }
  worker.onmessage = ({ data }: MessageEvent<FromEngine>) => {
    if (data.t === 'ready') ready()
    else if (data.t === 'failed') {
      console.error(data.text)
      show('failed')
    } else engine.heard(data)
  }
  engine.post({ t: 'start', base, token: token(), lang: settings().lang })
  return engine
}

/** Everything is kept for the next visit, which may be without a network; not before the first game can be played. */
function ready() {
  show('ready')
  performance.mark('tenban-ready')
  if (import.meta.env.PROD) void navigator.serviceWorker?.register(base + 'sw.js').catch(() => undefined)
}

setTransport(new PageTransport(start(), base))
prepare()
show('loading')
draw()
