// Python in WebAssembly: Pyodide with the engine's modules, from memory that an earlier visit kept or from its files.
import type { Lang } from '../wire'
import { openMemory, type Memory } from './memory'

export interface Proxy {
  destroy(): void
}

export interface Python {
  unpackArchive(data: ArrayBuffer, format: string, options: { extractDir: string }): void
  runPython(code: string): unknown
  makeMemorySnapshot(): Uint8Array<ArrayBuffer>
  globals: { get(name: string): (...values: unknown[]) => unknown }
}

/** What Emscripten calls a module, as far as it is used here. */
interface Module {
  growMemory(size: number): unknown
}

interface ModuleSettings {
  locateFile(name: string, ...more: unknown[]): string
  dynamicLibraries?: string[]
}

type CreateModule = (settings: ModuleSettings) => Promise<Module>

interface Options {
  indexURL: string
  lockFileURL: string
  createPyodideModule: CreateModule
  _makeSnapshot?: boolean
  _loadSnapshot?: Uint8Array
}

type LoadPyodide = (options: Options) => Promise<Python>

/** engine.json, which the build writes. */
interface About {
  version: string
  libraries: string[] // compiled modules of the archive
}

const PLACE = '/engine' // in Python's file system

const IMPORT = `
import sys
sys.path.insert(0, "${PLACE}")
from tenban.playground.page import prepare, start
`

/**
 * Makes the WebAssembly module with the engine's libraries in it from the beginning. They get the same addresses every
 * time, so that kept memory, which refers to them, fits.
 */
function creating(create: CreateModule, folder: string, libraries: string[], size: number): CreateModule {
  return async (settings) => {
    const { locateFile } = settings
    const names = new Map(libraries.map((path) => [`${PLACE}/${path}`, folder + path.split('/').at(-1)]))
    settings.dynamicLibraries = [...names.keys()]
    settings.locateFile = (name, ...more) => names.get(name) ?? locateFile(name, ...more)
    const made = await create(settings)
    if (size) made.growMemory(size)
    return made
  }
}

export async function loadPython(folder: string, lang: Lang): Promise<Python> {
  const code = import(/* @vite-ignore */ folder + 'pyodide.mjs') as Promise<{ loadPyodide: LoadPyodide }>
  const module = import(/* @vite-ignore */ folder + 'pyodide.asm.mjs') as Promise<{ default: CreateModule }>
  const archive = fetch(folder + 'tenban.zip').then((answer) => answer.arrayBuffer())
  const about = (await fetch(folder + 'engine.json').then((answer) => answer.json())) as About
  const memory = await openMemory(folder, about.version)
  const [{ loadPyodide }, { default: create }] = await Promise.all([code, module])
  const load = async (kept: Uint8Array | null) => {
    const python = await loadPyodide({
      indexURL: folder,
      lockFileURL: folder + 'pyodide-lock.json',
      createPyodideModule: creating(create, folder, about.libraries, kept?.length ?? 0),
      ...(kept ? { _loadSnapshot: kept } : { _makeSnapshot: true }),
    })
    python.unpackArchive(await archive, 'zip', { extractDir: PLACE })
    return python
  }
  const kept = await memory.kept()
  if (kept) {
    try {
      const python = await load(kept)
      prepare(python, lang) // the language may be another one; and it shows that the memory can be used
      return python
    } catch (fault) {
      console.warn('the kept memory of the engine does not fit', fault)
      await memory.drop()
    }
  }
  const python = await load(null)
  python.runPython(IMPORT)
  prepare(python, lang)
  keep(python, memory)
  return python
}

const prepare = (python: Python, lang: Lang) => python.runPython(`prepare("${lang}")`)

/** Keeps the memory for the next visit; a browser that cannot do so starts from the beginning again. */
function keep(python: Python, memory: Memory) {
  try {
    memory.keep(python.makeMemorySnapshot()).catch((fault) => console.warn('the memory could not be kept', fault))
  } catch (fault) {
    console.warn('the memory could not be kept', fault)
  }
}
