import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Result } from './measure.ts'
import { measureCommand, type Measured } from './measured-command.ts'
import { switchSeconds } from './switch-version.ts'

const UNTIL = '2026-09'
const LOGS = 100_000

/** Data of national size that come again: another package, the same one, one table, and logs that lie elsewhere. */
export async function benchDataAgain(): Promise<Result[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-again-'))
  const store = join(folder, 'bench.db')
  const environment = { DATABASE_URL: `sqlite:${store}` }
  const make = async (seed: number): Promise<string> => {
    const out = join(folder, `package-${seed}`)
    const argv = ['--until', UNTIL, '--seed', String(seed), '--out', out]
    await measureCommand({ command: 'demo', argv })
    return out
  }
  const load = (...argv: string[]): Promise<Measured> =>
    measureCommand({ command: 'import', argv, environment })
  try {
    await load(await make(1))
    const other = await make(2)
    const changed = await load(other, '--allow-loss')
    const same = await load(other)
    forgetChecksums(join(other, 'datapackage.json'))
    changeOneRow(join(other, 'boreholes.csv'), 'RENAMED-01')
    const table = await load(other, '--only', 'boreholes')
    writeLogs(other)
    const logs = await load(other, '--only', 'log-documents', '--allow-loss')
    changeOneRow(join(other, 'boreholes.csv'), 'RENAMED-02')
    const served = await switchSeconds(store, { next: [other, '--only', 'boreholes'], back: 1 })
    return [
      { what: 'compare and load another package', measured: changed.seconds, unit: 's', limit: 20 },
      { what: '… peak memory', measured: changed.megabytes, unit: 'MB', limit: 450 },
      { what: 'the same package again', measured: same.seconds, unit: 's', limit: 3 },
      { what: 'one table of 6,740 rows', measured: table.seconds, unit: 's', limit: 3 },
      {
        what: `${LOGS.toLocaleString('en')} logs that lie elsewhere`,
        measured: logs.seconds,
        unit: 's',
        limit: 5,
      },
      { what: 'a new version, until two servers serve it', measured: served.next, unit: 's', limit: 5 },
      {
        what: 'a step back to data that differ in all rows',
        measured: served.stepping,
        unit: 's',
        limit: 20,
      },
      { what: '… until two servers serve it', measured: served.back, unit: 's', limit: 5 },
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The files will not be those that the descriptor describes. */
function forgetChecksums(path: string): void {
  const { resources, ...about } = JSON.parse(readFileSync(path, 'utf8')) as { resources: object[] }
  const plain = resources.map((resource) => ({ ...resource, bytes: undefined, hash: undefined }))
  writeFileSync(path, JSON.stringify({ ...about, resources: plain }))
}

/** The name of the first borehole becomes another. */
function changeOneRow(path: string, name: string): void {
  const [header = '', ...rows] = readFileSync(path, 'utf8').split('\n')
  const at = header.split(',').indexOf('boreholeName')
  const values = rows[0]!.split(',')
  values[at] = name
  writeFileSync(path, [header, values.join(','), ...rows.slice(1)].join('\n'))
}

/** Logs of the boreholes in turn, each with an address. */
function writeLogs(folder: string): void {
  const boreholes = readFileSync(join(folder, 'boreholes.csv'), 'utf8').split('\n').slice(1, -1)
  const ids = boreholes.map((row) => row.slice(0, row.indexOf(',')))
  const rows = Array.from({ length: LOGS }, (_, nr) => {
    const address = `https://files.example.org/logs/${nr}.las`
    return `${nr + 1},${ids[nr % ids.length]},LOG-${nr}.las,LAS,${nr * 7},LOGRUN,LAS_AND_ASCII_FILES,${address}`
  })
  const header =
    'documentBfileDbk,boreholeDbk,fileName,fileTypeCode,fileSize,descriptionCode,documentGroup,fileAddress'
  writeFileSync(join(folder, 'log-documents.csv'), [header, ...rows, ''].join('\n'))
}
