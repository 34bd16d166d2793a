// The playground: the client with the engine in the page. `python -m buildtools.site` adds the engine itself.
import { join } from 'node:path'
import { defineConfig } from 'vite'
import { licences, preactJsx } from './vite.config'

const OUT = process.env.TENBAN_PLAYGROUND ?? join(import.meta.dirname, '../build/site/play')

// Addresses are relative, because the folder may lie anywhere.
export default defineConfig({
  root: join(import.meta.dirname, 'playground'),
  publicDir: join(import.meta.dirname, 'public'),
  base: './',
  plugins: [licences(OUT)],
  oxc: preactJsx,
  worker: { format: 'es' },
  build: {
    outDir: OUT,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
  },
})
