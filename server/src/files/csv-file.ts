import type { Geometry } from '@datacentre/catalogue/geography/geojson'
import { setImmediate as othersFirst } from 'node:timers/promises'
import { csvCell } from '@datacentre/catalogue/wording/csv'
import { flat, type FileTable } from './file-table.ts'
import { originInALine } from './origin.ts'

/**
 * The rows as CSV (RFC 4180): a column for each value, the shape as WKT where there is one, and in the first row where it all
 * comes from: the same in every row would more than double a file of figures.
 */
export async function* csvFile(table: FileTable, made: Date): AsyncGenerator<Buffer> {
  const hasShape = table.geometry !== null
  const keys = [...table.columns.map(({ key }) => key), ...(hasShape ? ['geometry'] : []), 'source']
  let source = csvCell(originInALine(table, made))
  // Without a row to stand in it is a head of its own, so that programs still count none.
  if (table.rowCount === 0) keys.push(originInALine(table, made))
  yield Buffer.from(`${keys.map(csvCell).join(',')}\r\n`)
  for await (const rows of table.pieces()) {
    const lines = rows.map(({ values, geometry }) => {
      const cells = values.map((value) => csvCell(flat(value)))
      if (hasShape) cells.push(geometry === null ? '' : csvCell(wktOf(geometry)))
      cells.push(source)
      source = ''
      return cells.join(',')
    })
    yield Buffer.from(`${lines.join('\r\n')}\r\n`)
    await othersFirst()
  }
}

/** A geometry as well-known text. */
function wktOf({ type, coordinates }: Geometry): string {
  return `${type.toUpperCase()}${bracketed(type === 'Point' ? [coordinates] : coordinates)}`
}

function bracketed(parts: unknown): string {
  const inside = (part: unknown): string => {
    if (!Array.isArray(part)) return String(part)
    return typeof part[0] === 'number' ? part.join(' ') : bracketed(part)
  }
  return `(${(parts as readonly unknown[]).map(inside).join(',')})`
}
