import type { Fault } from './fault.ts'

/** Where a row stands in its file: by its line and, in GeoJSON, by the number of its feature. */
export type RowPlace = { readonly line: number; readonly feature: number | null }

const sayFeature = (feature: number): string => `feature ${feature}`

/** The place of a row as a fault tells it. */
export const placeOf = ({ line, feature }: RowPlace, file: string): Pick<Fault, 'file' | 'line' | 'row'> =>
  feature === null ? { file, line } : { file, line, row: sayFeature(feature) }

/** `line 12` or `feature 12`: enough to find a row in a file that is known. */
export const sayRow = ({ line, feature }: RowPlace): string =>
  feature === null ? `line ${line}` : sayFeature(feature)
