import type { Say } from '../texts/speak-from.ts'

/** Where the rows of a file come from. */
export type Source = {
  readonly title: string
  readonly licence: string | null
  /** The number of the version of the dataset. */
  readonly version: number
  readonly isDemonstration: boolean
  readonly made: Date
  /** What else has to be known to read the file. */
  readonly notes?: readonly string[]
}

/** Where a file comes from in one line, for one that has no other room for it, by whoever it is made. */
export function sourceLine(
  { title, licence, version, isDemonstration, made, notes = [] }: Source,
  say: Say,
): string {
  return [
    title,
    licence,
    `${say('dataset.version').toLowerCase()} ${version}`,
    made.toISOString().slice(0, 'yyyy-MM-dd'.length),
    ...notes,
    isDemonstration ? say('dataset.demonstration') : null,
  ]
    .filter((part) => part !== null)
    .join('; ')
}

const SOURCE = 'source'

/**
 * The rows of a CSV with where they come from as the last cell of the first: the same in every row would more than double a
 * file. Without rows it is the head of a column of its own, so that programs still count none.
 */
export function rowsWithSource<Value>(
  [heads = [], ...rows]: readonly (readonly (Value | string)[])[],
  source: string,
): readonly (readonly (Value | string)[])[] {
  return rows.length === 0
    ? [[...heads, SOURCE, source]]
    : [[...heads, SOURCE], ...rows.map((row, at) => [...row, at === 0 ? source : ''])]
}
