// Compiles the Python files of a folder with the very Python that will run them, Pyodide's: node compile.mjs FOLDER
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { loadPyodide } from 'pyodide'

const PLACE = '/files'
const folder = process.argv[2]
const indexURL = dirname(fileURLToPath(import.meta.resolve('pyodide')))
const python = await loadPyodide({ indexURL })
python.FS.mkdirTree(PLACE)
python.FS.mount(python.FS.filesystems.NODEFS, { root: folder }, PLACE)
const done = python.runPython(`
import compileall
bool(compileall.compile_dir("${PLACE}", quiet=1, legacy=True, force=True, stripdir="${PLACE}"))
`)
process.exit(done ? 0 : 1)
