// What the engine writes, kept in the browser's database: one entry for each append to a table's journal.
const NAME = 'tenban'
const STORE = 'journal'

export interface Keep {
  /** Every entry, table by table, in the order of writing. */
  all(): Promise<string[]>
  /** The entries of one table, which another tab may have written. */
  of(table: string): Promise<string[]>
  /** Stores an entry; false if that number of the table is taken. */
  add(table: string, seq: number, text: string): Promise<boolean>
}

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, 1)
  request.onupgradeneeded = () => request.result.createObjectStore(STORE)
  return done(request)
}

/** Without a database (switched off, or full) tables last as long as the page. */
const nowhere: Keep = { all: async () => [], of: async () => [], add: async () => true }

export async function openKeep(): Promise<Keep> {
  try {
    const db = await opened()
    const store = (mode: IDBTransactionMode) => db.transaction(STORE, mode).objectStore(STORE)
    return {
      all: () => done(store('readonly').getAll()) as Promise<string[]>,
      of: (table) => done(store('readonly').getAll(IDBKeyRange.bound([table, 0], [table, Infinity]))),
      add: (table, seq, text) => added(store('readwrite'), [table, seq], text),
    }
  } catch {
    return nowhere
  }
}

async function added(store: IDBObjectStore, key: [string, number], text: string): Promise<boolean> {
  try {
    await done(store.add(text, key))
    return true
  } catch (fault) {
    if (fault instanceof DOMException && fault.name === 'ConstraintError') return false
    console.warn('a move could not be kept', fault)
    return true // the game goes on all the same
  }
}
