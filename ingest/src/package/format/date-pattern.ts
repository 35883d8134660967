/** What each part of a pattern stands for: as `strptime` writes it (the standard), and as people write it. */
const PARTS = [
  { written: ['%Y', 'yyyy', 'jjjj', 'YYYY', 'JJJJ'], part: 'year', digits: '\\d{4}' },
  { written: ['%m', 'MM'], part: 'month', digits: '\\d{1,2}' },
  { written: ['%d', 'dd', 'DD'], part: 'day', digits: '\\d{1,2}' },
  { written: ['%H', 'HH'], part: null, digits: '\\d{1,2}' },
  { written: ['%M', 'mm'], part: null, digits: '\\d{1,2}' },
  { written: ['%S', 'ss'], part: null, digits: '\\d{1,2}' },
] as const

/** Reads a text by a pattern into `1984-12-31`, or as far as the pattern goes; null when the text is not so written. */
export type DateReader = (text: string) => string | null

/** A reader for a pattern such as `%d-%m-%Y` or `dd-MM-yyyy`; null for a pattern without a year or with parts that are not known. */
export function dateReader(pattern: string): DateReader | null {
  let source = ''
  const found = new Set<string>()
  for (let at = 0; at < pattern.length;) {
    const known = PARTS.flatMap(({ written, part, digits }) =>
      written.filter((sign) => pattern.startsWith(sign, at)).map((sign) => ({ sign, part, digits })),
    )[0]
    if (known === undefined) {
      if (/[%A-Za-z]/.test(pattern[at]!) && pattern[at] !== 'T') return null
      source += pattern[at]!.replace(/[.*+?^${}()|[\]\\/]/, '\\$&')
      at++
      continue
    }
    if (known.part !== null && found.has(known.part)) return null
    if (known.part !== null) found.add(known.part)
    source += known.part === null ? known.digits : `(?<${known.part}>${known.digits})`
    at += known.sign.length
  }
  if (!found.has('year') || (found.has('day') && !found.has('month'))) return null
  const regex = new RegExp(`^${source}$`)
  return (text) => {
    const groups = regex.exec(text)?.groups
    if (groups === undefined) return null
    const parts = [groups['year'], groups['month'], groups['day']].filter((part) => part !== undefined)
    return parts.map((part) => part.padStart(2, '0')).join('-')
  }
}
