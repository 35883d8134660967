import {
  compareVersions,
  connect,
  goBackTo,
  keptVersions,
  migrate,
  VersionNotKept,
  type RowChanges,
  type Store,
  type Version,
} from '@datacentre/database'
import { commandLine } from '@datacentre/database/command-line'
import { databaseUrlFrom } from '@datacentre/database/default-url'
import { tables } from '@datacentre/catalogue/tables'
import { readArguments, Usage } from './arguments.ts'
import { exitCodes } from './exit-codes.ts'
import type { CommandWorld } from './command-world.ts'
import { sayTrouble } from './say-trouble.ts'
import { usageLines } from '../usage-lines.ts'
import { idFrom } from './version-number.ts'

const VERSIONS_HELP = `The versions of the dataset that are kept, the newest first.

${usageLines([
  [commandLine('versions'), 'list them'],
  [commandLine('versions --compare 3 5'), 'what changed between two: rows and columns'],
  [commandLine('versions --back 3'), 'go back to one: it becomes the newest, with the same rows'],
])}

The store is the one DATABASE_URL names (default sqlite:data/datacentre.db). Every server on the store
serves what stands within seconds. The last ten versions are kept.

Exit codes: 0 done; 2 wrong arguments or settings; 3 the store cannot be used now.
`

/** The versions command; returns its exit code. */
export async function versionsCommand(world: CommandWorld): Promise<number> {
  try {
    const { values, positionals } = readArguments({
      args: [...world.argv],
      options: {
        back: { type: 'string' },
        compare: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
      allowPositionals: true,
    })
    if (values.help) {
      world.out.write(VERSIONS_HELP)
      return exitCodes.done
    }
    const compared = values.compare ? positionals.map(idFrom) : []
    if (compared.length !== (values.compare ? 2 : 0)) throw new Usage('Name two versions to compare')
    if (!values.compare && positionals.length > 0) throw new Usage(`What is ${positionals.join(' ')}?`)
    const back = values.back === undefined ? null : idFrom(values.back)
    return await withStore(world, back, compared)
  } catch (error) {
    return sayTrouble(error, world.err, VERSIONS_HELP)
  }
}

async function withStore(
  { environment, out }: CommandWorld,
  back: number | null,
  compared: readonly number[],
): Promise<number> {
  const store = await connect(databaseUrlFrom(environment))
  try {
    await migrate(store)
    if (back !== null) {
      const version = await goBackTo(store, back)
      out.write(`version ${back} stands again, as version ${version.id}: ${version.title}\n`)
      return exitCodes.done
    }
    const kept = await keptVersions(store)
    out.write(compared.length === 0 ? listed(kept) : await difference(store, kept, compared))
    return exitCodes.done
  } finally {
    await store.close()
  }
}

const rowsIn = ({ rowCounts }: Version): number =>
  Object.values(rowCounts).reduce((sum, count) => sum + count, 0)

/** `  5  2026-11-16 10:05  103425 rows  A title, version 3  from data/package` */
function listed(versions: readonly Version[]): string {
  if (versions.length === 0) return `no dataset was loaded yet: ${commandLine('import DIR')}\n`
  const lines = versions.map((version) => {
    const { id, importedAt, title, packageVersion, source } = version
    const when = new Date(importedAt).toISOString().slice(0, 16).replace('T', ' ')
    const name = packageVersion === null ? title : `${title}, version ${packageVersion}`
    return `${String(id).padStart(5)}  ${when}  ${String(rowsIn(version)).padStart(9)} rows  ${name}  from ${source}`
  })
  return `${lines.join('\n')}\n`
}

/** What changed from one version to another in each table: rows, and columns of rows that both have. */
async function difference(
  store: Store,
  versions: readonly Version[],
  compared: readonly number[],
): Promise<string> {
  const [from, to] = compared.map((id) => {
    const found = versions.find((version) => version.id === id)
    if (found !== undefined) return found
    throw new VersionNotKept(
      id,
      versions.map((version) => version.id),
    )
  })
  if (from === undefined || to === undefined) throw new Error('two versions are compared')
  const lines: string[] = []
  for (const table of tables) {
    const changes = await compareVersions(store, table, [from.parts, to.parts])
    if (changes.added + changes.removed + changes.changed === 0) continue
    lines.push(...sayChanges(table.id, [from, to], changes))
  }
  return lines.length === 0 ? 'these versions have the same rows\n' : `${lines.join('\n')}\n`
}

const amount = (count: number): string => count.toLocaleString('en')

/** `boreholes: 6,740 rows, then 6,741: 1 added, 2 changed (statusCd 2, endDate 1)` */
function sayChanges(
  table: string,
  [from, to]: readonly [Version, Version],
  { added, removed, changed, columns }: RowChanges,
): string[] {
  const sorted = Object.entries(columns).toSorted(([, one], [, other]) => other - one)
  const inColumns = sorted.map(([column, count]) => `${column} ${amount(count)}`).join(', ')
  const parts = [
    added > 0 && `${amount(added)} added`,
    removed > 0 && `${amount(removed)} removed`,
    changed > 0 && `${amount(changed)} changed (${inColumns})`,
  ]
  const rows = `${amount(from.rowCounts[table] ?? 0)} rows, then ${amount(to.rowCounts[table] ?? 0)}`
  return [`${table}: ${rows}: ${parts.filter((part) => part !== false).join(', ')}`]
}
