import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type TableId, tables } from '@datacentre/catalogue'
import type { DemoOptions } from './country.ts'
import { DESCRIPTOR } from '../package/descriptor.ts'
import { fileOf, resourceOf } from '../package/write/resource.ts'
import { tableLines, type WritableRow } from '../package/write/table-lines.ts'
import { writeLines } from '../package/write/text-file.ts'
import { writeWholeFolder } from '../package/write/whole-folder.ts'
import { descriptorOf } from './descriptor.ts'
import { type Demo, generateDemo } from './generate.ts'

/** How many rows of a table, or how many files, are written so far. */
export type OnProgress = (progress: { readonly table: TableId | 'files'; readonly rows: number }) => void

/** Generates the demonstration data and writes them as a data package: whole, or not at all. */
export async function writeDemo(
  folder: string,
  options: DemoOptions,
  { onProgress = () => {} }: { readonly onProgress?: OnProgress } = {},
): Promise<void> {
  await writeWholeFolder(folder, async (draft) => {
    const writing = { draft, demo: generateDemo(options), onProgress }
    const resources = await writeTables(writing)
    await writeFiles(writing)
    await writeFile(join(draft, DESCRIPTOR), `${JSON.stringify(descriptorOf(options, resources), null, 2)}\n`)
  })
}

type Writing = { readonly draft: string; readonly demo: Demo; readonly onProgress: OnProgress }

async function writeTables({ draft, demo, onProgress }: Writing): Promise<readonly object[]> {
  const resources: object[] = []
  for (const table of tables) {
    let rows = 0
    const tell = (): void => onProgress({ table: table.id, rows })
    const lines = tableLines(
      table,
      counted<WritableRow>(demo.tables[table.id], () => rows++),
    )
    const written = await writeLines(join(draft, fileOf(table)), { lines, onChunk: tell })
    resources.push(resourceOf(table, written))
  }
  return resources
}

function* counted<Row>(rows: Iterable<Row>, count: () => void): Iterable<Row> {
  for (const row of rows) {
    count()
    yield row
  }
}

async function writeFiles({ draft, demo, onProgress }: Writing): Promise<void> {
  const folders = new Set<string>()
  let rows = 0
  for (const { path, text } of demo.files) {
    const file = join(draft, path)
    const folder = dirname(file)
    if (!folders.has(folder)) await mkdir(folder, { recursive: true })
    folders.add(folder)
    await writeFile(file, text)
    onProgress({ table: 'files', rows: ++rows })
  }
}
