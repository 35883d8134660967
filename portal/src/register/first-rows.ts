import type { AnyRow } from '@datacentre/catalogue/grammar/column'
import type { Register } from '@datacentre/catalogue/grammar/register'
import { writtenAhead } from '../start/written-ahead.ts'

const firstRows = writtenAhead<{ readonly register: string; readonly rows: readonly AnyRow[] }>('first-rows')

/** The first rows of a register, to be shown until all of them have come; none where the server wrote none of it. */
export function firstRowsOf({ id }: Register): readonly AnyRow[] {
  const written = firstRows()
  return written?.register === id ? written.rows : []
}
