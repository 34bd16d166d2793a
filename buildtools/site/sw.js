// Holds the playground for visits without a network. Files are named by the build; a new build is a new cache.
const CACHE = 'tenban-__VERSION__'
const FILES = __FILES__

self.addEventListener('install', (e) => {
  e.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(FILES))
      .then(() => self.skipWaiting()),
  )
})

self.addEventListener('activate', (e) => {
  const old = (names) => names.filter((name) => name.startsWith('tenban-') && name !== CACHE)
  e.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(old(names).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  )
})

self.addEventListener('fetch', (e) => {
  if (e.request.method !== 'GET' || !e.request.url.startsWith(self.registration.scope)) return
  e.respondWith(answer(e.request))
})

async function answer(request) {
  const cache = await caches.open(CACHE)
  const found = await cache.match(request, { ignoreSearch: true })
  return found ?? fetch(request)
}
