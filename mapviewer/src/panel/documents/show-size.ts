import type { Say } from '@datacentre/catalogue/texts/speak-from'

const KILO = 1000

/** A number of bytes as a visitor reads it. */
export function showSize(bytes: number, say: Say): string {
  if (bytes < KILO) return say('size.bytes', { size: bytes })
  const kilobytes = Math.round(bytes / KILO)
  if (kilobytes < KILO) return say('size.kilobytes', { size: kilobytes })
  return say('size.megabytes', { size: Math.round(bytes / KILO / 100) / 10 })
}
