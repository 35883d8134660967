import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { tables } from '@datacentre/catalogue/tables'
import type { AnyRow } from '@datacentre/catalogue/grammar/column'
import { hasShape, type Table } from '@datacentre/catalogue/grammar/table'
import { columnTextKey, speak } from '@datacentre/catalogue/texts/index'
import { codeListLines } from './code-lists.ts'
import { generateDemo, type Demo } from '../demo/generate.ts'
import type { Shaped } from '../demo/shaped.ts'
import { codesTable } from '../package/codes/codes-table.ts'
import { DESCRIPTOR } from '../package/package-file.ts'
import { fileOf } from '../package/write/resource.ts'
import { tableLines, type WritableRow } from '../package/write/table-lines.ts'
import { namesInTarget } from '../target-names.ts'
import { TargetNotAllowed } from '../target-not-allowed.ts'
import { HOW_TO } from './how-to.ts'
import { codeTitles, exampleCode } from './own-codes.ts'
import { titledResource } from './titled-resource.ts'

/** Large enough for a row in every table, small enough to be made in a second. */
const EXAMPLES = { seed: 1, until: '2026-09', scale: 0.05 }

/** Writes an empty data package to be filled, with an example row for each table and the code lists beside it. */
export async function writeTemplate(folder: string): Promise<void> {
  const target = resolve(folder)
  await refuseFilled(target)
  await mkdir(join(target, 'examples'), { recursive: true })
  const demo = generateDemo(EXAMPLES)
  const write = async (table: Table, example: readonly WritableRow[]): Promise<void> => {
    await writeFile(join(target, fileOf(table)), [...tableLines(table, [])].join(''))
    await writeFile(join(target, 'examples', fileOf(table)), [...tableLines(table, example)].join(''))
  }
  for (const table of tables) await write(table, firstOf(demo, table))
  await write(codesTable, [exampleCode])
  await writeFile(join(target, 'code-lists.csv'), [...codeListLines()].join(''))
  await writeFile(join(target, 'README.md'), HOW_TO)
  await writeFile(join(target, DESCRIPTOR), `${JSON.stringify(descriptor(), null, 2)}\n`)
}

async function refuseFilled(target: string): Promise<void> {
  const names = await namesInTarget(target)
  if (names.length > 0) throw new TargetNotAllowed(`${target} is not empty, so it is left as it is`)
}

/** The row that has most to show: what is empty in an example explains nothing. */
function firstOf(demo: Demo, table: (typeof tables)[number]): readonly WritableRow[] {
  const LOOKED_AT = 200
  let best: WritableRow | undefined
  let most = -1
  let seen = 0
  for (const row of demo.tables[table.id]) {
    const values = Object.values(hasShape(table) ? (row as Shaped<AnyRow>).row : row)
    const filled = values.filter((value) => value !== null).length
    if (filled > most) [best, most] = [row, filled]
    if (++seen === LOOKED_AT) break
  }
  return best === undefined ? [] : [alone(table, best)]
}

/** The files and the other rows of its table that a row names do not come along. */
function alone(table: Table, row: WritableRow): WritableRow {
  const own = (table.references ?? []).filter((reference) => reference.table === table.id)
  const left = table.columns.filter(
    ({ key, kind }) => kind === 'file' || own.some(({ column }) => column === key),
  )
  const empty = Object.fromEntries(left.map(({ key }) => [key, null]))
  return left.length === 0 ? row : { ...(row as AnyRow), ...empty }
}

/** The titles of the columns, as visitors read them. */
function titlesOf(table: Table): Readonly<Record<string, string>> {
  const say = speak('en')
  return Object.fromEntries(table.columns.map((column) => [column.key, say(columnTextKey(table, column))]))
}

const descriptor = (): object => ({
  $schema: 'https://datapackage.org/profiles/2.0/datapackage.json',
  name: 'my-data',
  title: 'The name of your dataset',
  version: '1',
  licenses: [],
  sources: [],
  resources: [
    ...tables.map((table) => titledResource(table, titlesOf(table))),
    titledResource(codesTable, codeTitles),
  ],
})
