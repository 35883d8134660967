const KILOBYTE = 1000
const MEGABYTE = 1_000_000

type Size = {
  readonly key: 'size.bytes' | 'size.kilobytes' | 'size.megabytes'
  readonly size: number
}

/** A number of bytes as a visitor reads it, rounded; megabytes with one decimal. */
export function sizeInWords(bytes: number): Size {
  if (bytes < KILOBYTE) return { key: 'size.bytes', size: bytes }
  if (bytes < MEGABYTE) return { key: 'size.kilobytes', size: Math.round(bytes / KILOBYTE) }
  return { key: 'size.megabytes', size: Math.round(bytes / (MEGABYTE / 10)) / 10 }
}
