/** One curve of a LAS file: a value for each depth, null where nothing was measured. */
export type Curve = {
  readonly name: string
  readonly unit: string
  readonly description: string
  readonly values: readonly (number | null)[]
}

/** Depths are in metres, from the top down. */
export type Las = { readonly depths: readonly number[]; readonly curves: readonly Curve[] }

/** `GR   .GAPI    : Gamma ray` is name, unit, value and description. */
const HEADER_LINE = /^\s*([^.\s]+)\s*\.(\S*)\s*(.*?)\s*:\s*(.*)$/

type Header = {
  readonly name: string
  readonly unit: string
  readonly value: string
  readonly description: string
}

function readHeader(line: string): Header | null {
  const match = HEADER_LINE.exec(line)
  if (!match) return null
  const [, name = '', unit = '', value = '', description = ''] = match
  return { name, unit, value, description: description.trim() }
}

const METRES_PER_FOOT = 0.3048

/** A depth is in metres or in feet, which the standard writes as `F` and others as `FT` or `FEET`. */
const metresPer = (unit: string): number => (/^(f|ft|feet)$/i.test(unit) ? METRES_PER_FOOT : 1)

/**
 * Reads the CWLS log ASCII standard, version 2, as far as drawing needs it: curves and their values, one line per depth or
 * wrapped over several. Null for a file that is something else.
 */
export function readLas(text: string): Las | null {
  const sections = new Map<string, string[]>()
  let current: string[] = []
  for (const line of text.split(/\r?\n/)) {
    if (line.startsWith('#') || line.trim() === '') continue
    if (line.startsWith('~')) {
      current = []
      sections.set(line.charAt(1).toUpperCase(), current)
    } else current.push(line)
  }
  const headers = (sections.get('C') ?? []).flatMap((line) => readHeader(line) ?? [])
  const numbers = (sections.get('A') ?? []).join(' ').trim().split(/\s+/).map(Number)
  if (headers.length < 2 || numbers.length < headers.length || numbers.some(Number.isNaN)) return null
  const missing = Number(
    (sections.get('W') ?? []).flatMap((line) => readHeader(line) ?? []).find(({ name }) => name === 'NULL')
      ?.value ?? '-999.25',
  )
  const count = Math.floor(numbers.length / headers.length)
  // Some logs are written as they were measured: while the tool was pulled up.
  const rows = Array.from({ length: count }, (_, row) =>
    numbers.slice(row * headers.length, (row + 1) * headers.length),
  ).sort(([one = 0], [other = 0]) => one - other)
  const column = (at: number): number[] => rows.map((row) => row[at] ?? missing)
  const metres = metresPer(headers[0]?.unit ?? '')
  return {
    depths: column(0).map((depth) => depth * metres),
    curves: headers.slice(1).map(({ name, unit, description }, at) => ({
      name,
      unit,
      description,
      values: column(at + 1).map((value) => (value === missing ? null : value)),
    })),
  }
}
