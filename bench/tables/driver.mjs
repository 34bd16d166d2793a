// Plays many games at once over sockets, on Tenban or on boardgame.io, and measures.
//   node driver.mjs race   tenban|boardgameio URL GAME TABLES          as fast as the server answers
//   node driver.mjs steady tenban             URL GAME TABLES SECONDS  a move every two seconds, with a spectator
// SEATS=4 in the environment seats four people at each table of Tenban instead of two.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const require = createRequire(process.cwd() + '/')
const [, , mode, kind, url, game, tableCount, secondsWanted] = process.argv
const TABLES = Number(tableCount)
const SEATS = Number(process.env.SEATS ?? 2)
const PAUSE = 2000

const post = async (path, body, cookie) => {
  const headers = { 'content-type': 'application/json', ...(cookie ? { cookie } : {}) }
  const answer = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return { body: await answer.json(), cookie: (answer.headers.get('set-cookie') ?? '').split(';')[0] }
}

// A small generator, so that both servers are given equally random games.
const random = (seed) => () => {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
  return seed / 2 ** 32
}

const stats = { moves: 0, over: 0, refused: 0, latencies: [] }
let finish
const finished = new Promise((resolve) => (finish = resolve))

// What the driver needs of a table: `mine(seat)` chooses for a seat, `seen` is told of every position that arrives.
class Table {
  constructor(number) {
    this.rng = random(number + 1)
    this.sent = 0
    this.waiting = 0 // viewers that have not seen the last move yet
    this.done = false
  }
  send(go) {
    if (this.done) return
    const now = () => {
      this.sent = performance.now()
      this.seenBy = new Set()
      go()
    }
    if (mode === 'race') now()
    else this.timer = setTimeout(now, PAUSE * (0.5 + this.rng()))
  }
  seen(viewer) {
    if (!this.sent || this.seenBy.has(viewer)) return
    this.seenBy.add(viewer)
    stats.latencies.push(performance.now() - this.sent)
  }
  over() {
    if (this.done) return
    this.done = true
    stats.over++
    if (stats.over === TABLES && mode === 'race') finish()
  }
}

async function tenban(table) {
  const { WebSocket } = require('ws')
  const make = await post('/api/tables', { game, seats: SEATS, name: 'One' })
  const id = make.body.table
  const cookies = [make.cookie]
  for (const { seat, token } of make.body.invites) {
    cookies[seat] = (await post(`/api/tables/${id}/join`, { name: `P${seat}`, invite: token })).cookie
  }
  if (mode === 'steady') cookies.push('')
  const sockets = cookies.map((cookie) => new WebSocket(`${url.replace('http', 'ws')}/api/tables/${id}/live?changes=1`, { headers: cookie ? { cookie } : {}, perMessageDeflate: false }))
  const first = sockets.map((socket, viewer) => new Promise((resolve) => {
    let asked = -1
    socket.on('message', (data) => {
      const message = JSON.parse(data)
      if (message.t === 'refused') stats.refused++
      if (message.t !== 'scene') return
      const ask = message.scene.ask
      if (table.started) table.seen(viewer)
      if (message.scene.result) table.over()
      if (ask && message.asked > asked) {
        asked = message.asked
        const codes = ask.choices[Math.floor(table.rng() * ask.choices.length)].codes
        const act = () => table.send(() => {
          stats.moves++
          socket.send(JSON.stringify({ t: 'act', id: `m${message.seq}`, seq: message.seq, seat: viewer, codes }))
        })
        if (table.started) act()
        else table.begin = act
      }
      resolve()
    })
  }))
  await Promise.all(first)
  table.sockets = sockets
}

async function boardgameio(table) {
  const { io } = require('socket.io-client')
  const { body } = await post(`/games/${game}/create`, { numPlayers: 2 })
  const id = body.matchID
  const joins = await Promise.all(['0', '1'].map((playerID) => post(`/games/${game}/${id}/join`, { playerID, playerName: playerID })))
  const sockets = joins.map(() => io(`${url}/${game}`, { transports: ['websocket'], forceNew: true }))
  const first = sockets.map((socket, seat) => new Promise((resolve) => {
    const credentials = joins[seat].body.playerCredentials
    let answered = -1
    const look = (state) => {
      if (table.started) table.seen(seat)
      if (state.ctx.gameover) return table.over()
      if (state.ctx.currentPlayer !== String(seat) || state._stateID <= answered) return
      answered = state._stateID
      const open = free(state.G.cells)
      const args = [open[Math.floor(table.rng() * open.length)]]
      const action = { type: 'MAKE_MOVE', payload: { type: 'play', args, playerID: String(seat), credentials } }
      const act = () => table.send(() => {
        stats.moves++
        socket.emit('update', action, state._stateID, id, String(seat))
      })
      if (table.started) act()
      else table.begin = act
    }
    socket.on('connect', () => socket.emit('sync', id, String(seat), credentials, 2))
    socket.on('sync', (_, info) => { look(info.state); resolve() })
    socket.on('update', (_, state) => look(state))
  }))
  await Promise.all(first)
  table.sockets = sockets
}

// What may be played: a cell of nine, or a column of seven that is not full.
const free = (cells) => (cells.length === 9
  ? cells.flatMap((mark, cell) => (mark === null ? [cell] : []))
  : [0, 1, 2, 3, 4, 5, 6].filter((column) => cells[column * 6 + 5] === null))

const quantile = (sorted, q) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? 0

const seat = kind === 'tenban' ? tenban : boardgameio
const tables = Array.from({ length: TABLES }, (_, number) => new Table(number))
for (let i = 0; i < TABLES; i += 20) await Promise.all(tables.slice(i, i + 20).map(seat))
// Processor time of the server, so that a busy machine does not blur what a move costs.
const processor = () => {
  if (!process.env.SERVER_PID) return 0
  const fields = readFileSync(`/proc/${process.env.SERVER_PID}/stat`, 'utf8').split(') ')[1].split(' ')
  return (Number(fields[11]) + Number(fields[12])) / 100
}
await new Promise((resolve) => setTimeout(resolve, 500)) // wait until all connections are idle
const spent = processor()
const started = performance.now()
for (const table of tables) {
  table.started = true
  table.begin()
}
if (mode === 'race') await finished
else await new Promise((resolve) => setTimeout(resolve, Number(secondsWanted) * 1000))
const seconds = (performance.now() - started) / 1000
const perMove = ((processor() - spent) / stats.moves) * 1e6
const sorted = stats.latencies.sort((a, b) => a - b)
const [p50, p99] = [0.5, 0.99].map((q) => quantile(sorted, q))
console.log(JSON.stringify({ moves: stats.moves, refused: stats.refused, over: stats.over, seconds, perSecond: stats.moves / seconds, serverMicroseconds: perMove, seen: sorted.length, p50, p99, most: sorted.at(-1) ?? 0 }))
process.exit(0)
