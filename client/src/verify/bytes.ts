// Bytes as docs/fairness.md writes them.

export const HEX = /^([0-9a-f]{2})*$/

export function fromHex(text: string): Uint8Array {
  if (!HEX.test(text)) throw new Error(`not hexadecimal: ${text.slice(0, 20)}`)
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16))
}

export const toHex = (bytes: Uint8Array): string => Array.from(bytes, (b) => b.toString(16).padStart(2, '0')).join('')

export function joined(...parts: (Uint8Array | number[])[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

export const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text)
