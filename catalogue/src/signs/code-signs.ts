import type { CodeListName } from '../codes/index.ts'
import { expiredLicences } from '../codes/licences.ts'
import type { AnyRow } from '../grammar/column.ts'
import { hasExpired } from '../grammar/on-map.ts'
import { boreholeMark, signColumns, signedBorehole } from './borehole-marks.ts'
import type { Mark } from './mark.ts'

const CIRCLE = 'M3.5 0A3.5 3.5 0 1 1-3.5 0A3.5 3.5 0 1 1 3.5 0Z'

/** What has expired is only an outline, as its area on the map. */
const licenceStatusMark = (status: string): Mark =>
  hasExpired({ expired: expiredLicences }, () => status)
    ? { paint: 'control-border', body: CIRCLE }
    : { paint: 'datatype-licence', body: CIRCLE, solid: true }

type Sign = {
  /** What it tells of a row besides the code. */
  readonly columns: readonly string[]
  readonly mark: (code: string, row: AnyRow) => Mark
}

/** The lists of codes that have signs: those that the map draws them with, so that list and map tell the same. */
const signs: Partial<Record<CodeListName, Sign>> = {
  // It tells the status and the purpose of the borehole too, as the map does.
  boreholeResult: {
    columns: signColumns,
    mark: (_, row) => boreholeMark(signedBorehole((column) => row[column])),
  },
  licenceStatus: { columns: [], mark: licenceStatusMark },
}

/** The sign before a code of a row; null where its words say it all. */
export const signOf = (list: CodeListName, code: string, row: AnyRow): Mark | null =>
  signs[list]?.mark(code, row) ?? null

/** The columns that the sign before a code needs besides it. */
export const columnsOfSign = (list: CodeListName): readonly string[] => signs[list]?.columns ?? []
