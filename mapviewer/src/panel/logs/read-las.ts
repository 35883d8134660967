/** One curve of a LAS file: a value for each depth, null where nothing was measured. */
export type Curve = {
  readonly name: string
  readonly unit: string
  readonly description: string
  readonly values: readonly (number | null)[]
}

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
  const rows = Math.floor(numbers.length / headers.length)
  const column = (at: number): number[] =>
    Array.from({ length: rows }, (_, row) => numbers[row * headers.length + at] ?? missing)
  return {
    depths: column(0),
    curves: headers.slice(1).map(({ name, unit, description }, at) => ({
      name,
      unit,
      description,
      values: column(at + 1).map((value) => (value === missing ? null : value)),
    })),
  }
}
