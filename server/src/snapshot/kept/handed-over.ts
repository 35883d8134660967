import type { Rows } from './packed-files.ts'

/**
 * Rows for the one who makes all that is served of them: once asked for, nobody else holds them. Figures are served as other rows
 * than were reported, and only those need stay.
 */
export function handedOver(rows: Rows): Rows {
  let waiting: Rows | null = rows
  return () => {
    if (waiting === null) throw new Error('these rows were handed over before')
    const handed = waiting()
    waiting = null
    return handed
  }
}
