/** A service may ask for hours; who waits that long had better come again. */
const LONGEST_MS = 5 * 60_000

/** How long `Retry-After` asks to wait, which is seconds or a moment; 0 where it says nothing that can be read. */
export function retryAfterMs(header: string | null, now: number): number {
  if (header === null) return 0
  const text = header.trim()
  const wait = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now
  return Number.isNaN(wait) ? 0 : Math.min(Math.max(wait, 0), LONGEST_MS)
}
