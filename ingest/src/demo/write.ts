import { chmod, mkdir, mkdtemp, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { type TableId, tables } from '@datacentre/catalogue'
import type { DemoOptions } from './country.ts'
import { DESCRIPTOR } from '../package/descriptor.ts'
import { fileOf, resourceOf } from '../package/write/resource.ts'
import { tableLines, type WritableRow } from '../package/write/table-lines.ts'
import { writeLines } from '../package/write/text-file.ts'
import { descriptorOf } from './descriptor.ts'
import { type Demo, generateDemo } from './generate.ts'
import { TargetNotAllowed } from '../target-not-allowed.ts'

/** How many rows of a table, or how many files, are written so far. */
export type OnProgress = (progress: { readonly table: TableId | 'files'; readonly rows: number }) => void

/** Generates the demonstration data and writes them as a data package: whole, or not at all. */
export async function writeDemo(
  folder: string,
  options: DemoOptions,
  { onProgress = () => {} }: { readonly onProgress?: OnProgress } = {},
): Promise<void> {
  const target = resolve(folder)
  await refuseForeign(target)
  const demo = generateDemo(options)
  await mkdir(dirname(target), { recursive: true })
  const draft = await mkdtemp(join(dirname(target), `.${basename(target)}-`))
  try {
    // A temporary folder is for its owner only; a data package is for everyone.
    await chmod(draft, 0o755)
    const writing = { draft, demo, onProgress }
    const resources = await writeTables(writing)
    await writeFiles(writing)
    await writeFile(join(draft, DESCRIPTOR), `${JSON.stringify(descriptorOf(options, resources), null, 2)}\n`)
    await replace(target, draft)
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

async function refuseForeign(target: string): Promise<void> {
  const found = await stat(target).catch(() => null)
  if (found === null) return
  if (!found.isDirectory()) throw new TargetNotAllowed(`${target} is a file, not a folder.`)
  const names = await readdir(target)
  if (names.length > 0 && !names.includes(DESCRIPTOR)) {
    throw new TargetNotAllowed(`${target} is not empty and holds no ${DESCRIPTOR}, so it is left as it is.`)
  }
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

/** Puts the new folder where the old one was; the old one goes only when the new one stands. */
async function replace(target: string, draft: string): Promise<void> {
  const old = `${draft}-old`
  const isThere = (await stat(target).catch(() => null)) !== null
  if (isThere) await rename(target, old)
  await rename(draft, target)
  if (isThere) await rm(old, { recursive: true, force: true })
}
