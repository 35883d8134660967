import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { allCharts, type Picture } from '../look/charts.ts'
import { checksOf } from '../look/checks.ts'
import { emptyColumns } from '../look/empty-columns.ts'
import { mapPicture } from '../look/map-picture.ts'
import { lookPage } from '../look/page.ts'
import { allOf, typedRows } from '../look/rows-by-table.ts'
import { checkPackage } from '../package/check-package.ts'
import { sayGroup } from '../package/fault.ts'
import { readArguments, Usage } from './arguments.ts'
import { demoOptions, writeDemoShown } from './demo.ts'
import { exitCodes } from './exit-codes.ts'
import type { CommandWorld } from './command-world.ts'
import { bytesOf } from './package-size.ts'
import { progressOf } from './progress.ts'

const LOOK_HELP = `Draw a data package: a map and charts, as a page with pictures.

  npm run look-at-data                             the demonstration data, into docs/demonstration-data.md
  npm run look-at-data -- DIR --page FILE.md       another package, into another page
  npm run look-at-data -- --until 2026-09          the demonstration data of that month

Exit codes: 0 drawn; 1 the package has faults; 2 wrong arguments.
`

/** The look command; returns its exit code. */
export async function lookCommand(world: CommandWorld): Promise<number> {
  const { out, err } = world
  try {
    const { values, positionals } = readArguments({
      args: [...world.argv],
      options: { page: { type: 'string' }, until: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
      allowPositionals: true,
    })
    if (values.help) {
      out.write(LOOK_HELP)
      return exitCodes.done
    }
    const page = resolve(values.page ?? 'docs/demonstration-data.md')
    if (!page.endsWith('.md')) throw new Usage(`The page is "${values.page}", but must end in .md`)
    if (positionals[0] !== undefined) return await draw(resolve(positionals[0]), page, world)
    const folder = await mkdtemp(join(tmpdir(), 'demonstration-'))
    try {
      await writeDemoShown(join(folder, 'package'), demoOptions(values, new Date()), out)
      return await draw(join(folder, 'package'), page, world)
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  } catch (error) {
    if (!(error instanceof Usage)) throw error
    err.write(`${error.message}.\n\n${LOOK_HELP}`)
    return exitCodes.usage
  }
}

async function draw(folder: string, page: string, { out, err }: CommandWorld): Promise<number> {
  const progress = progressOf({ label: 'checking', total: await bytesOf(folder), screen: out })
  const { descriptor, findings, rowCounts } = await checkPackage(folder, { progress })
  progress.end()
  for (const group of findings.groups.values()) err.write(`${sayGroup(group).join('\n')}\n`)
  if (descriptor === null || findings.faultCount > 0) return exitCodes.faults
  const map: Picture = {
    file: 'map.svg',
    title: 'Everything on one map',
    svg: await mapPicture(folder, descriptor),
  }
  const boreholes = await allOf(typedRows({ folder, descriptor }, 'boreholes'))
  const checks = await checksOf({ folder, descriptor }, boreholes)
  const pictures = [map, ...(await allCharts(folder, descriptor))]
  const picturesFolder = page.replace(/\.md$/, '')
  await mkdir(picturesFolder, { recursive: true })
  for (const { file, svg } of pictures) await writeFile(join(picturesFolder, file), svg)
  const picturesAt = picturesFolder.split(/[\\/]/).at(-1) ?? '.'
  await writeFile(
    page,
    lookPage({ descriptor, rowCounts, checks, empty: emptyColumns(boreholes), pictures, picturesAt }),
  )
  out.write(`drew ${pictures.length} pictures into ${page}\n`)
  return exitCodes.done
}
