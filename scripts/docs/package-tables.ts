import { columnDefinition } from '../../catalogue/src/definitions/columns/index.ts'
import { columnKinds } from '../../catalogue/src/grammar/column-kinds.ts'
import type { Column } from '../../catalogue/src/grammar/column.ts'
import { hasShape, type GeometryKind, type Table } from '../../catalogue/src/grammar/table.ts'
import { tables } from '../../catalogue/src/tables.ts'
import { columnTextKey, speak } from '../../catalogue/src/texts/index.ts'
import { cell } from './cell.ts'

const say = speak('en')

const shapes = { line: 'a line', outline: 'an outline', point: 'a point' } as const satisfies Record<
  GeometryKind,
  string
>

const whatItHolds = (column: Column): string => {
  const rule = columnKinds[column.kind].rule
  if ('codes' in column) return `${rule} of the list \`${column.codes}\``
  return 'measure' in column ? `${rule}, ${say(`measure.${column.measure}`)}` : rule
}

const row = (table: Table, column: Column): string => {
  const points = table.references?.find((reference) => reference.column === column.key)
  const isMade = table.idFrom !== undefined && table.key.length === 1 && table.key[0] === column.key
  const required = isMade ? `yes, or made from \`${table.idFrom}\`` : column.required ? 'yes' : ''
  const meaning = [
    `${say(columnTextKey(table, column))}: ${columnDefinition(table.id, column.key)!.en}`,
    ...(points ? [`Refers to \`${points.table}.${points.to}\`.`] : []),
  ].join(' ')
  return `| \`${column.key}\` | ${cell(meaning)} | ${cell(whatItHolds(column))} | ${required} |`
}

const section = (table: Table): string => {
  const unique = table.unique ? ` Also unique: ${table.unique.map((key) => `\`${key}\``).join(', ')}.` : ''
  const shape =
    table.geometry !== undefined && hasShape(table) ? ` Each feature is ${shapes[table.geometry]}.` : ''
  return [
    `### ${table.id}`,
    '',
    `${say(`table.${(table as (typeof tables)[number]).id}`)}: \`${table.id}.${hasShape(table) ? 'geojson' : 'csv'}\`. Key: ${table.key.map((key) => `\`${key}\``).join(' + ')}.${unique}${shape}`,
    '',
    '| column | meaning | must be | required |',
    '|---|---|---|---|',
    ...table.columns.map((column) => row(table, column)),
  ].join('\n')
}

/** The part of docs/data-package.md that follows from the catalogue. */
export const packageTables = (): string => tables.map(section).join('\n\n')
