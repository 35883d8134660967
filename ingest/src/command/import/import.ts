import { resolve } from 'node:path'
import type { Box } from '@datacentre/catalogue/geography/blocks'
import { tables } from '@datacentre/catalogue/tables'
import { commandLine } from '@datacentre/database/command-line'
import { databaseUrlFrom } from '@datacentre/database/default-url'
import { losses, type Standing } from '../../package/compare/differences.ts'
import { isLoaded } from '../../package/compare/is-loaded.ts'
import { sayDifferences } from '../../package/compare/say-differences.ts'
import { checkPackage, type CheckedPackage } from '../../package/check-package.ts'
import { sayGroup, type Findings } from '../../package/fault.ts'
import { loadPackage } from '../../package/load-package.ts'
import { inspectChecked } from '../../quality/inspect-checked.ts'
import { inspectStored } from '../../quality/inspect-stored.ts'
import { onItsPage, sayQuality } from '../../quality/say-quality.ts'
import { readArguments, Usage } from '../arguments.ts'
import type { CommandWorld } from '../command-world.ts'
import { countryFrom } from '../country-from.ts'
import { exitCodes } from '../exit-codes.ts'
import { sayFileTrouble } from '../file-trouble.ts'
import { bytesOf } from '../package-size.ts'
import { progressOf, type Screen } from '../progress.ts'
import { withShortWords } from '../short-words.ts'
import { sayTrouble } from '../say-trouble.ts'
import { usageLines } from '../../usage-lines.ts'
import { withStanding, type OpenStore } from '../with-standing.ts'
import { faultReport } from './fault-report.ts'

const IMPORT_HELP = `Check a data package, compare it with the dataset that stands and load it as the new one.

${usageLines([
  [commandLine('import DIR'), 'check every row, tell what would change, then load'],
  [commandLine('import DIR --check'), 'all of that, but do not load'],
  [
    commandLine('import DIR --only TABLE'),
    'bring one table, and leave the others as they are;\nseveral: --only boreholes --only documents',
  ],
  [commandLine('import DIR --allow-loss'), 'also when over a tenth of a table would go'],
  [commandLine('import DIR --report FILE'), 'write every fault and warning to a CSV file'],
  [commandLine('import --template DIR'), 'write an empty package to fill, with examples and code lists'],
])}

The store is the one DATABASE_URL names (default sqlite:data/datacentre.db).
Positions are expected in the country that the folder of SITE gives (default the Netherlands).
The rules of the page about quality tell what they find, after loading or a check; they stop nothing.
With any fault nothing changes. A package that is loaded already changes nothing.

Exit codes: 0 loaded, checked or unchanged; 1 the package has faults;
2 wrong arguments or settings; 3 the store cannot be used now;
4 the disk of the store is full; 5 too many rows would go.
`

const options = {
  check: { type: 'boolean' },
  only: { type: 'string', multiple: true },
  'allow-loss': { type: 'boolean' },
  report: { type: 'string' },
  template: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const

type Asked = {
  readonly folder: string
  readonly checkOnly: boolean
  readonly only: readonly string[] | undefined
  readonly allowLoss: boolean
  readonly report: string | undefined
  readonly country: Box
}

/** The import command; returns its exit code. */
export async function importCommand(world: CommandWorld): Promise<number> {
  const { out, err } = world
  try {
    const { values, positionals } = readArguments({ args: [...world.argv], options, allowPositionals: true })
    if (values.help) {
      out.write(IMPORT_HELP)
      return exitCodes.done
    }
    if (values.template !== undefined) {
      if (positionals.length > 0 || Object.keys(values).length > 1)
        throw new Usage('A template is written, not imported')
      // Examples come from the demonstration data, which an import need not wait for.
      const { writeTemplate } = await import('../../template/write-template.ts')
      await writeTemplate(values.template)
      out.write(`wrote an empty package to ${values.template}: its README.md says how to fill it\n`)
      return exitCodes.done
    }
    const [folder] = positionals
    if (folder === undefined || positionals.length > 1)
      throw new Usage('Name one folder that holds a data package')
    // A wrong setting is told at once, not after minutes of checking.
    databaseUrlFrom(world.environment)
    return await importPackage(world, {
      folder: resolve(folder),
      checkOnly: values.check ?? false,
      only: tablesFrom(values.only),
      allowLoss: values['allow-loss'] ?? false,
      report: values.report,
      country: countryFrom(world.environment),
    })
  } catch (error) {
    const told = sayFileTrouble(error)
    if (told === null) return sayTrouble(error, err, IMPORT_HELP)
    err.write(`${told}.\n`)
    return exitCodes.usage
  }
}

/** `--only boreholes --only fields` or `--only boreholes,fields`. */
function tablesFrom(only: readonly string[] | undefined): readonly string[] | undefined {
  const asked = only?.flatMap((ids) => ids.split(',')).map((id) => id.trim())
  const known = tables.map(({ id }) => String(id))
  const unknown = asked?.find((id) => !known.includes(id))
  if (unknown !== undefined)
    throw new Usage(`${JSON.stringify(unknown)} is not a table: --only takes ${known.join(', ')}`)
  return asked
}

const importPackage = (world: CommandWorld, asked: Asked): Promise<number> =>
  withStanding(world.environment, { mayChange: !asked.checkOnly }, async (opened) => {
    const { standing } = opened
    if (asked.only === undefined && standing !== null && (await isLoaded(asked.folder, standing)))
      return sayUnchanged(standing, world)
    const checked = await check(world, asked, opened)
    if (checked.findings.faultCount > 0) return exitCodes.faults
    const lost = guardedLosses(checked)
    if (lost.length > 0 && !asked.allowLoss) {
      world.err.write(
        `over a tenth of ${lost.join(', ')} would go: nothing was loaded, the dataset is unchanged. ` +
          `If that is meant, add --allow-loss\n`,
      )
      return exitCodes.loss
    }
    if (!asked.checkOnly) return await load(world, checked, opened)
    world.out.write(sayQuality(await inspectChecked(checked, Date.now())))
    return exitCodes.done
  })

/** The tables that would lose too much; invented data may go unasked when real data come. */
function guardedLosses({ standing, descriptor, differences }: CheckedPackage): string[] {
  const isInvented = standing?.version.demonstration === true && descriptor?.demonstration !== true
  return isInvented ? [] : losses(differences).map(({ table }) => table)
}

async function check(world: CommandWorld, asked: Asked, opened: OpenStore): Promise<CheckedPackage> {
  const { out, err } = world
  const { folder, only, country } = asked
  const report = asked.report === undefined ? null : await faultReport(asked.report)
  const progress = progressOf({ label: 'checking', total: await bytesOf(folder), screen: out })
  const checked = await checkPackage(folder, {
    progress,
    only,
    country,
    standing: opened.standing,
    onFault: (fault) => report?.fault(fault),
  })
  progress.end()
  const { findings, rowCounts } = checked
  if (opened.whyNot !== null) out.write(`not compared with what stands: ${opened.whyNot}\n`)
  else if (checked.differences.length > 0) out.write(sayDifferences(checked.differences))
  tellFindings(findings, err)
  if (report !== null) {
    for (const warning of findings.warnings) report.warning(warning)
    await report.end()
    out.write(`wrote every fault and warning to ${asked.report}\n`)
  }
  const rows = counted(
    Object.values(rowCounts).reduce((sum, count) => sum + count, 0),
    'row',
  )
  if (findings.faultCount === 0) {
    const found = `no faults, ${counted(findings.warnings.length, 'warning')}`
    out.write(`checked ${rows} in ${counted(Object.keys(rowCounts).length, 'table')}: ${found}\n`)
  } else {
    const found = `${counted(findings.faultCount, 'fault')} in ${rows}`
    err.write(`${found}: nothing was loaded, the dataset is unchanged\n`)
  }
  return checked
}

function tellFindings({ warnings, groups, faultCount }: Findings, err: Screen): void {
  for (const { file, message } of warnings) err.write(withShortWords(`warning: ${file}: ${message}\n`))
  for (const group of groups.values()) err.write(withShortWords(`${sayGroup(group).join('\n')}\n`))
  const grouped = [...groups.values()].reduce((sum, { count }) => sum + count, 0)
  if (grouped < faultCount) err.write(`  … and ${counted(faultCount - grouped, 'fault')} of other rules\n`)
}

const counted = (count: number, what: string): string =>
  `${count.toLocaleString('en')} ${what}${count === 1 ? '' : 's'}`

function sayUnchanged({ version }: Standing, { out }: CommandWorld): number {
  const when = new Date(version.importedAt).toISOString()
  out.write(`unchanged: version ${version.id} is this very package, loaded on ${when}\n`)
  return exitCodes.done
}

async function load(world: CommandWorld, checked: CheckedPackage, { store }: OpenStore): Promise<number> {
  const { out } = world
  if (store === null) throw new Error('a store that may be changed is always open')
  const progress = progressOf({ label: 'loading', total: await bytesOf(checked.folder), screen: out })
  const { version, changed } = await loadPackage(store, checked, progress)
  progress.end()
  if (!changed && checked.standing !== null) return sayUnchanged(checked.standing, world)
  out.write(`loaded ${version.title} as version ${version.id}\n`)
  out.write(sayQuality(await inspectStored({ db: store.db, parts: version.parts }, version), onItsPage))
  return exitCodes.done
}
