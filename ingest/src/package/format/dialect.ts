import { isObject, textOrNull } from '../geojson/json.ts'

/** How a CSV file is written, in the words of the standard's Table Dialect. */
export type Dialect = {
  readonly delimiter: string
  readonly quoteChar: string
  /** Lines that begin with it are left out. */
  readonly commentChar: string | null
  readonly skipInitialSpace: boolean
  /** Whether the first row names the columns; else the fields of the schema do, in their order. */
  readonly header: boolean
  /** A text that stands for nothing. */
  readonly nullSequence: string | null
}

const DEFAULT: Dialect = {
  delimiter: ',',
  quoteChar: '"',
  commentChar: null,
  skipInitialSpace: false,
  header: true,
  nullSequence: null,
}

/** What else the standard knows and files rarely need, with the one value that is read. */
const FIXED: Readonly<Record<string, readonly unknown[]>> = {
  doubleQuote: [true],
  escapeChar: ['', null],
  lineTerminator: ['\n', '\r\n'],
  headerRows: [],
  commentRows: [],
}

type Refuse = (key: string, value: unknown, rule: string) => null

/** The dialect of a resource; null, with what is wrong told, when the file cannot be read by it. */
export function readDialect(given: unknown, refuse: Refuse): Dialect | null {
  if (given === undefined || given === null) return DEFAULT
  if (!isObject(given)) return refuse('dialect', given, 'must be an object, such as {"delimiter": ";"}')
  const character = (key: 'delimiter' | 'quoteChar' | 'commentChar'): string | null | undefined => {
    const value = textOrNull(given[key]) ?? DEFAULT[key]
    return value === null || value.length === 1 ? value : undefined
  }
  for (const key of ['delimiter', 'quoteChar', 'commentChar'] as const)
    if (character(key) === undefined) return refuse(`dialect.${key}`, given[key], 'must be one character')
  for (const key of ['header', 'skipInitialSpace'] as const)
    if (!['boolean', 'undefined'].includes(typeof given[key]))
      return refuse(`dialect.${key}`, given[key], 'must be true or false, without quotes')
  for (const [key, allowed] of Object.entries(FIXED)) {
    const value = given[key]
    if (value === undefined || allowed.includes(value)) continue
    const rule =
      allowed.length === 0 ? 'is not understood: leave it out' : `must be ${JSON.stringify(allowed[0])}`
    return refuse(`dialect.${key}`, value, rule)
  }
  return {
    delimiter: character('delimiter') ?? DEFAULT.delimiter,
    quoteChar: character('quoteChar') ?? DEFAULT.quoteChar,
    commentChar: character('commentChar') ?? null,
    skipInitialSpace: given['skipInitialSpace'] === true,
    header: given['header'] !== false,
    nullSequence: textOrNull(given['nullSequence']),
  }
}
