// Connect four and tic-tac-toe on boardgame.io's own server, as its documentation sets one up: in-memory storage.
const { Server, Origins } = require('boardgame.io/server')

const COLUMNS = 7
const ROWS = 6

const at = (cells, column, row) => (column >= 0 && column < COLUMNS && row >= 0 && row < ROWS ? cells[column * ROWS + row] : null)

function four(cells, column, row) {
  const who = at(cells, column, row)
  return [[1, 0], [0, 1], [1, 1], [1, -1]].some(([dx, dy]) => {
    let length = 1
    for (const sign of [1, -1]) {
      for (let i = 1; at(cells, column + sign * i * dx, row + sign * i * dy) === who; i++) length++
    }
    return length >= 4
  })
}

const connectFour = {
  name: 'connect_four',
  setup: () => ({ cells: Array(COLUMNS * ROWS).fill(null), winner: null, stones: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: ({ G, playerID }, column) => {
      const row = G.cells.slice(column * ROWS, column * ROWS + ROWS).indexOf(null)
      if (row < 0) return 'INVALID_MOVE'
      G.cells[column * ROWS + row] = playerID
      G.stones++
      if (four(G.cells, column, row)) G.winner = playerID
    },
  },
  endIf: ({ G }) => (G.winner !== null ? { winner: G.winner } : G.stones === COLUMNS * ROWS ? { draw: true } : undefined),
}

const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]]

const ticTacToe = {
  name: 'tictactoe',
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: ({ G, playerID }, cell) => {
      if (G.cells[cell] !== null) return 'INVALID_MOVE'
      G.cells[cell] = playerID
    },
  },
  endIf: ({ G, ctx }) => {
    if (LINES.some((line) => line.every((cell) => G.cells[cell] === ctx.currentPlayer))) return { winner: ctx.currentPlayer }
    return G.cells.every((cell) => cell !== null) ? { draw: true } : undefined
  },
}

Server({ games: [connectFour, ticTacToe], origins: [Origins.LOCALHOST] }).run({ port: Number(process.argv[2]), callback: () => console.log('up') })
