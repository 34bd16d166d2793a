import { gzipSync } from 'node:zlib'
import { copyFileSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig, type Plugin } from 'vite'

/** Leaves a compressed neighbour beside every text file, for the server to send. */
function zipped(folder: string): Plugin {
  return {
    name: 'zipped',
    apply: 'build',
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        if (!/\.(html|js|css|svg)$/.test(name)) continue
        const path = join(folder, name)
        writeFileSync(path + '.gz', gzipSync(readFileSync(path), { level: 9 }))
      }
    },
  }
}

const BUNDLED = ['@fontsource/shippori-mincho', '@fontsource/zen-kaku-gothic-new', 'preact']

/** The licences of what is in the bundle travel with it. */
export function licences(folder: string): Plugin {
  return {
    name: 'licences',
    apply: 'build',
    closeBundle() {
      const to = join(folder, 'licences')
      mkdirSync(to, { recursive: true })
      for (const name of BUNDLED) {
        copyFileSync(
          join(import.meta.dirname, 'node_modules', name, 'LICENSE'),
          join(to, name.replace(/^.*\//, '') + '.txt'),
        )
      }
    },
  }
}

export const preactJsx = { jsx: { runtime: 'automatic', importSource: 'preact' } } as const

const OUT = join(import.meta.dirname, '../src/tenban/server/static')

// Addresses are absolute because a table's own page lies deeper than the root.
export default defineConfig({
  base: '/',
  plugins: [zipped(OUT), licences(OUT)],
  oxc: preactJsx,
  build: {
    outDir: OUT,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
  },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8765', ws: true } } },
})
