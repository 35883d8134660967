import { readWorkbook } from './read-workbook.ts'
import type { SmallServer } from './small-server.ts'

/** Asks a server for spreadsheets, and opens them. */
export function exportsOf(parts: () => SmallServer) {
  const ask = (path: string, payload?: object, headers: Record<string, string> = {}) =>
    parts().server.inject({
      method: 'POST',
      url: `/datacenter${path}`,
      headers,
      ...(payload && { payload }),
    })
  const read = async (...asked: Parameters<typeof ask>) => readWorkbook((await ask(...asked)).rawPayload)
  return { ask, read }
}

type Sheet = readonly (readonly unknown[])[]

/** What stands under a header. */
export function columnOf(rows: Sheet, header: string): unknown[] {
  const at = rows[0]!.indexOf(header)
  if (at === -1) throw new Error(`no column ${header}`)
  return rows.slice(1).map((row) => row[at])
}

/** What the second sheet says was asked. */
export const filtersIn = (about: Sheet): unknown => about.find(([name]) => name === 'Filters')?.[1]
