// Cuts the typefaces down to the characters our texts use, in slices that a page loads only if it needs them.
import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

const HERE = dirname(fileURLToPath(import.meta.url))
const CLIENT = join(HERE, '..')
const PROJECT = join(CLIENT, '..')
const OUT = join(CLIENT, '.fonts')
const require = createRequire(import.meta.url)
const withFixtures = process.argv.includes('--fixtures')

const FACES = [
  { family: 'Shippori Mincho', pkg: 'shippori-mincho', weight: 700, slices: displaySlices },
  { family: 'Zen Kaku Gothic New', pkg: 'zen-kaku-gothic-new', weight: 400, slices: textSlices },
  { family: 'Zen Kaku Gothic New', pkg: 'zen-kaku-gothic-new', weight: 700, slices: textSlices },
]

const BRAND = '天盤Tenba '
const TONGUE = '日本語' // the language switch, on English pages too

/** Every file below a folder whose name ends so; folders that hold no texts of ours are left out. */
function files(folder, ending) {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .sort()
    .flatMap((name) => {
      const path = join(folder, name)
      if (name === 'node_modules' || name.startsWith('.')) return []
      return statSync(path).isDirectory() ? files(path, ending) : name.endsWith(ending) ? [path] : []
    })
}

const charactersOf = (paths) => new Set(paths.flatMap((path) => [...readFileSync(path, 'utf8')]))

const between = (from, to) => Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i))

const ASCII = between(0x20, 0x7e)
const LATIN = [...ASCII, ...between(0xa0, 0xff), ...'–—‘’“”…−']
const SIGNS = [...'→≤≥★✓ⅠⅡⅢⅣⅤ'] // the typefaces lack them: a slice that claims them would be loaded for nothing
const KANA = [...between(0x3041, 0x3096), ...between(0x30a1, 0x30fc)]

const texts = () => [
  ...files(join(PROJECT, 'src/tenban'), '.ftl'),
  ...files(join(PROJECT, 'examples'), '.ftl'),
  ...(withFixtures ? files(join(CLIENT, 'fixtures'), '.json') : []),
]

/** The texts of games themselves: their lessons have titles too, which the first page does not show. */
const gameTexts = () => texts().filter((path) => /[\\/](texts|how)[\\/]\w+\.ftl$/.test(path))

/** The first page names every game and says what it is about. */
const announcements = () =>
  gameTexts()
    .flatMap((path) => readFileSync(path, 'utf8').match(/^(title|about|duration|weight) = .*$/gm) ?? [])
    .join('')

const homeCharacters = () => [...charactersOf([join(CLIENT, 'src/words/home.ts')]), ...announcements()]

/** What other pages and games say, with all kana for people's names. */
const allCharacters = () => [
  ...charactersOf([...files(join(CLIENT, 'src/words'), '.ts'), ...texts()]),
  ...homeCharacters(),
  ...KANA,
]

const without = (chars, others) => {
  const left = new Set(others)
  return [...new Set(chars)].filter((c) => !left.has(c) && c > ' ').sort()
}

/** What the first page writes in the display face: its own heading and the titles of the games. */
const headings = () =>
  [
    ...gameTexts().flatMap((path) => readFileSync(path, 'utf8').match(/^title = .*$/gm) ?? []),
    ...(readFileSync(join(CLIENT, 'src/words/home.ts'), 'utf8').match(/^  tagline: .*$/gm) ?? []),
  ].join('')

/** The display face is for titles and cards; the brand alone is on every page. */
function displaySlices() {
  const titles = without([...headings()], [...LATIN, ...BRAND, ...SIGNS])
  return [
    { name: 'brand-latin', source: 'latin', chars: [...'Tenba '] },
    { name: 'brand', source: 'japanese', chars: [...'天盤'] },
    { name: 'latin', source: 'latin', chars: without([...ASCII, ...'–—’'], BRAND) },
    { name: 'titles', source: 'japanese', chars: titles },
    {
      name: 'games',
      source: 'japanese',
      chars: without(allCharacters(), [...LATIN, ...BRAND, ...titles, ...SIGNS]),
    },
  ]
}

function textSlices() {
  const home = without([...homeCharacters(), ...BRAND], [...LATIN, ...TONGUE, ...SIGNS])
  return [
    { name: 'latin', source: 'latin', chars: LATIN },
    { name: 'tongue', source: 'japanese', chars: [...TONGUE] },
    { name: 'home', source: 'japanese', chars: home },
    { name: 'games', source: 'japanese', chars: without(allCharacters(), [...LATIN, ...TONGUE, ...home, ...SIGNS]) },
  ]
}

/** Neighbouring code points as ranges, the way a style sheet wants them. */
function ranges(chars) {
  const points = chars.map((c) => c.codePointAt(0)).sort((a, b) => a - b)
  const runs = []
  for (const point of points) {
    const last = runs.at(-1)
    if (last && point === last[1] + 1) last[1] = point
    else runs.push([point, point])
  }
  const hex = (n) => n.toString(16)
  return runs.map(([a, b]) => (a === b ? `U+${hex(a)}` : `U+${hex(a)}-${hex(b)}`)).join(',')
}

async function cut({ family, pkg, weight }, { name, source, chars }) {
  const original = readFileSync(require.resolve(`@fontsource/${pkg}/files/${pkg}-${source}-${weight}-normal.woff2`))
  const file = `${pkg}-${weight}-${name}.woff2`
  writeFileSync(join(OUT, file), await subsetFont(original, chars.join(''), { targetFormat: 'woff2' }))
  return `@font-face{font-family:'${family}';font-weight:${weight};font-display:swap;src:url('./${file}') format('woff2');unicode-range:${ranges(chars)}}`
}

async function main() {
  const wanted = FACES.flatMap((face) =>
    face
      .slices()
      .filter((s) => s.chars.length)
      .map((slice) => ({ face, slice })),
  )
  const source = readFileSync(fileURLToPath(import.meta.url), 'utf8')
  const stamp = createHash('sha256')
    .update(JSON.stringify([wanted, source]))
    .digest('hex')
  const stampFile = join(OUT, 'stamp')
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return
  rmSync(OUT, { recursive: true, force: true })
  mkdirSync(OUT, { recursive: true })
  const rules = []
  for (const { face, slice } of wanted) rules.push(await cut(face, slice))
  writeFileSync(join(OUT, 'fonts.css'), rules.join('\n') + '\n')
  writeFileSync(stampFile, stamp)
}

await main()
