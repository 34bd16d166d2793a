// The engine's memory as it is before anybody plays, kept in the browser: at the next visit nothing needs to be imported.
const NAME = 'tenban:memory' // not one of the service worker's caches

export interface Memory {
  /** What an earlier visit kept; null if there is nothing. */
  kept(): Promise<Uint8Array | null>
  keep(bytes: Uint8Array<ArrayBuffer>): Promise<void>
  /** Removes what could not be used. */
  drop(): Promise<void>
}

/** Without caches (switched off, or a page without HTTPS) every visit starts from the beginning. */
const nowhere: Memory = { kept: async () => null, keep: async () => undefined, drop: async () => undefined }

/** The memory of the engine in a folder. It fits one version of the engine in one browser, and no other. */
export async function openMemory(folder: string, version: string): Promise<Memory> {
  try {
    const cache = await caches.open(NAME)
    const key = `${folder}memory?${version}&${encodeURIComponent(navigator.userAgent)}`
    const drop = async () => {
      const ours = (await cache.keys()).filter(({ url }) => url.startsWith(folder))
      await Promise.all(ours.map((old) => cache.delete(old)))
    }
    return {
      kept: async () => {
        const found = await cache.match(key)
        return found ? new Uint8Array(await found.arrayBuffer()) : null
      },
      keep: async (bytes) => {
        await drop()
        await cache.put(key, new Response(bytes))
      },
      drop,
    }
  } catch {
    return nowhere
  }
}
