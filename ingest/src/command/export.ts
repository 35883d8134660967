import { existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { commandLine } from '@datacentre/database/command-line'
import { databaseUrlFrom } from '@datacentre/database/default-url'
import { exportVersion, versionWith } from '../export/export-dataset.ts'
import { writeWholeFolder } from '../package/write/whole-folder.ts'
import { TargetNotAllowed } from '../target-not-allowed.ts'
import { readArguments, Usage } from './arguments.ts'
import type { CommandWorld } from './command-world.ts'
import { exitCodes } from './exit-codes.ts'
import { sayFileTrouble } from './file-trouble.ts'
import { sayTrouble } from './say-trouble.ts'
import { usageLines } from '../usage-lines.ts'
import { idFrom } from './version-number.ts'
import { withStanding } from './with-standing.ts'

const EXPORT_HELP = `Write the dataset that stands as a data package. Importing that gives the same dataset.

${usageLines([
  [commandLine('export --out DIR'), 'the folder to write; an older package in it is replaced'],
  [commandLine('export --out DIR --sqlite FILE'), 'also write every table to a SQLite file'],
  [
    commandLine('export --out DIR --version 3'),
    `an earlier version, as ${commandLine('versions')} lists them`,
  ],
])}

The store is the one DATABASE_URL names (default sqlite:data/datacentre.db).

Exit codes: 0 written; 2 wrong arguments or settings, or a folder that cannot be written;
3 the store cannot be used now, or has no dataset.
`

const options = {
  out: { type: 'string' },
  sqlite: { type: 'string' },
  version: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const

type Asked = {
  readonly out: string
  readonly sqliteFile: string | undefined
  readonly versionId: number | undefined
}

/** The export command; returns its exit code. */
export async function exportCommand(world: CommandWorld): Promise<number> {
  try {
    const { values } = readArguments({ args: [...world.argv], options })
    if (values.help) {
      world.out.write(EXPORT_HELP)
      return exitCodes.done
    }
    if (values.out === undefined) throw new Usage('Name the folder to write with --out')
    databaseUrlFrom(world.environment)
    return await exportStanding(world, {
      out: values.out,
      sqliteFile: values.sqlite === undefined ? undefined : freeFile(values.sqlite),
      versionId: values.version === undefined ? undefined : idFrom(values.version),
    })
  } catch (error) {
    const told = sayFileTrouble(error)
    if (told === null) return sayTrouble(error, world.err, EXPORT_HELP)
    world.err.write(`${told}.\n`)
    return exitCodes.usage
  }
}

function freeFile(path: string): string {
  if (existsSync(path)) throw new TargetNotAllowed(`${path} is there already, so it is left as it is`)
  return resolve(path)
}

const exportStanding = (world: CommandWorld, { out, sqliteFile, versionId }: Asked): Promise<number> =>
  withStanding(world.environment, { mayChange: false }, async ({ store, standing, whyNot }) => {
    if (store === null || standing === null) {
      world.err.write(`there is nothing to write: ${whyNot ?? 'no dataset was loaded yet'}\n`)
      return exitCodes.store
    }
    const version = versionId === undefined ? standing.version : await versionWith(store, versionId)
    const draft = sqliteFile === undefined ? undefined : `${sqliteFile}.${process.pid}`
    try {
      await writeWholeFolder(out, (folder) =>
        exportVersion(store, version, {
          folder,
          sqliteFile: draft,
          onTable: (id) => world.out.write(`writing ${id}\n`),
        }),
      )
      if (draft !== undefined && sqliteFile !== undefined) await rename(draft, sqliteFile)
    } finally {
      if (draft !== undefined) await rm(draft, { force: true })
    }
    world.out.write(`wrote version ${version.id} to ${out}: ${version.title}\n`)
    return exitCodes.done
  })
