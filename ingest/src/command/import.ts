import { resolve } from 'node:path'
import { connect, migrate } from '@datacentre/database'
import { databaseUrlFrom } from '@datacentre/database/default-url'
import { checkPackage, type CheckedPackage } from '../package/check-package.ts'
import { sayFault } from '../package/fault.ts'
import { loadPackage } from '../package/load-package.ts'
import { readArguments, Usage } from './arguments.ts'
import { exitCodes } from './exit-codes.ts'
import { bytesOf } from './package-size.ts'
import { progressOf, type Screen } from './progress.ts'
import { sayTrouble } from './say-trouble.ts'
import { writeTemplate } from '../template/write-template.ts'

const IMPORT_HELP = `Check a data package and load it as the new dataset.

  npm run import -- DIR              check every row, then load
  npm run import -- DIR --check      check only
  npm run import -- --template DIR   write an empty package to fill, with examples and code lists

The store is the one DATABASE_URL names (default sqlite:data/datacentre.db).
With any fault nothing changes. A package that is loaded already changes nothing.

Exit codes: 0 loaded, checked or unchanged; 1 the package has faults;
2 wrong arguments or settings; 3 the store cannot be used now;
4 the disk of the store is full.
`

export type CommandWorld = {
  readonly argv: readonly string[]
  readonly environment: Readonly<Record<string, string | undefined>>
  readonly out: Screen
  readonly err: Screen
}

/** The import command; returns its exit code. */
export async function importCommand(world: CommandWorld): Promise<number> {
  const { out, err } = world
  try {
    const { values, positionals } = readArguments({
      args: [...world.argv],
      options: {
        check: { type: 'boolean' },
        template: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
      allowPositionals: true,
    })
    if (values.help) {
      out.write(IMPORT_HELP)
      return exitCodes.done
    }
    if (values.template !== undefined) {
      if (positionals.length > 0 || values.check) throw new Usage('A template is written, not imported')
      await writeTemplate(values.template)
      out.write(`wrote an empty package to ${values.template}: its README.md says how to fill it\n`)
      return exitCodes.done
    }
    const folder = positionals[0]
    if (folder === undefined || positionals.length > 1)
      throw new Usage('Name one folder that holds a data package')
    // A wrong setting is told at once, not after minutes of checking.
    if (!values.check) databaseUrlFrom(world.environment)
    const checked = await check(resolve(folder), world)
    if (checked.findings.faultCount > 0) return exitCodes.faults
    return values.check ? exitCodes.done : await load(checked, world)
  } catch (error) {
    return sayTrouble(error, err, IMPORT_HELP)
  }
}

async function check(folder: string, { out, err }: CommandWorld): Promise<CheckedPackage> {
  const progress = progressOf({ label: 'checking', total: await bytesOf(folder), screen: out })
  const checked = await checkPackage(folder, progress)
  progress.end()
  const { findings, rowCounts } = checked
  for (const { file, message } of findings.warnings) err.write(`warning: ${file}: ${message}\n`)
  for (const fault of findings.faults) err.write(`fault: ${sayFault(fault)}\n`)
  const rows = Object.values(rowCounts).reduce((sum, count) => sum + count, 0)
  if (findings.faultCount === 0) {
    const found = `no faults, ${counted(findings.warnings.length, 'warning')}`
    out.write(`checked ${counted(rows, 'row')} in ${Object.keys(rowCounts).length} tables: ${found}\n`)
  } else {
    const told =
      findings.faults.length < findings.faultCount
        ? `, the first ${findings.faults.length} are told above`
        : ''
    const found = `${counted(findings.faultCount, 'fault')} in ${counted(rows, 'row')}${told}`
    err.write(`${found}: nothing was loaded, the dataset is unchanged\n`)
  }
  return checked
}

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`

async function load(checked: CheckedPackage, { environment, out }: CommandWorld): Promise<number> {
  const store = await connect(databaseUrlFrom(environment))
  try {
    await migrate(store)
    const progress = progressOf({ label: 'loading', total: await bytesOf(checked.folder), screen: out })
    const { version, changed } = await loadPackage(store, checked, progress)
    progress.end()
    out.write(
      changed
        ? `loaded ${version.title} as version ${version.id}\n`
        : `unchanged: version ${version.id} is this very package, loaded on ${new Date(version.importedAt).toISOString()}\n`,
    )
    return exitCodes.done
  } finally {
    await store.close()
  }
}
