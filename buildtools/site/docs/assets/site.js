// Theme, menu and search of the documentation. It loads nothing but the index of its own language.
const script = document.currentScript
const base = new URL(script.dataset.base, location.href)
const lang = document.documentElement.lang

function wear(theme) {
  document.documentElement.dataset.theme = theme
}

function preferred() {
  try {
    const kept = localStorage.getItem('tenban.docs.theme')
    if (kept) return kept
  } catch {
    // storage is switched off
  }
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

wear(preferred())

function toggle() {
  const theme = document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark'
  wear(theme)
  try {
    localStorage.setItem('tenban.docs.theme', theme)
  } catch {
    // the choice lasts as long as the page
  }
}

let index = null

async function sections() {
  index ??= fetch(new URL(`search.${lang}.json`, base)).then((answer) => answer.json())
  return index
}

/** How well a section fits: every word must occur; headings count more than texts. */
function score([, title, heading, text], words) {
  let total = 0
  for (const word of words) {
    const found =
      8 * heading.toLowerCase().includes(word) + 4 * title.toLowerCase().includes(word) + text.toLowerCase().includes(word)
    if (!found) return 0
    total += found
  }
  return total
}

async function search(box, list) {
  const words = box.value.toLowerCase().split(/\s+/).filter(Boolean)
  list.hidden = !words.length
  if (!words.length) return
  const all = await sections()
  const fitting = all.map((entry) => [score(entry, words), entry]).filter(([points]) => points)
  fitting.sort((a, b) => b[0] - a[0])
  list.replaceChildren(...fitting.slice(0, 12).map(([, entry]) => line(entry)))
  if (!fitting.length) list.append(Object.assign(document.createElement('li'), { textContent: script.dataset.nothing }))
}

function line([url, title, heading, text]) {
  const item = document.createElement('li')
  const link = document.createElement('a')
  link.href = new URL(url, base)
  link.textContent = heading === title ? title : `${title} · ${heading}`
  link.append(Object.assign(document.createElement('small'), { textContent: text.slice(0, 120) }))
  item.append(link)
  return item
}

addEventListener('DOMContentLoaded', () => {
  document.querySelector('.theme').addEventListener('click', toggle)
  const menu = document.querySelector('.menu')
  if (matchMedia('(max-width: 760px)').matches) menu.open = false
  document.querySelector('.menu [aria-current]')?.scrollIntoView({ block: 'nearest' })
  const form = document.querySelector('.search')
  const [box, list] = [form.querySelector('input'), form.querySelector('.found')]
  box.addEventListener('input', () => search(box, list))
  form.addEventListener('submit', (e) => {
    e.preventDefault()
    list.querySelector('a')?.click()
  })
  addEventListener('keydown', (e) => {
    if (e.key === '/' && document.activeElement === document.body) {
      e.preventDefault()
      box.focus()
    } else if (e.key === 'Escape') list.hidden = true
  })
})
