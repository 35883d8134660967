import { execFileSync, spawnSync } from 'node:child_process'
import { createWriteStream, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hasProgram, leaveOut } from './left-out.ts'
import { median, type Result, ofRuns } from './measure.ts'
import type { Cell } from '@datacentre/server/spreadsheet/cell'
import { workbook } from '@datacentre/server/spreadsheet/workbook'

const ROWS = 100_000
const COLUMNS = 12

/** A row of the kinds of values a register has. */
const rowOf = (at: number): (string | number)[] => [
  `K12-B-${at}`,
  `name of borehole ${at}`,
  at,
  at * 1.25,
  'GAS',
  `Operator ${at % 40} B.V.`,
  'Plugged and abandoned',
  52 + at / 1e6,
  5 + at / 1e6,
  'DEV-HC',
  at % 97,
  `${(at % 28) + 1}-01-1984`,
]

const headers = Array.from({ length: COLUMNS }, (_, at) => `column ${at}`)

async function ours(folder: string): Promise<{ seconds: number; firstByteMs: number }> {
  const start = performance.now()
  let firstByteMs = 0
  const file = createWriteStream(join(folder, 'ours.xlsx'))
  const sheet = {
    name: 'rows',
    headers: [headers],
    rowCount: ROWS,
    row: (at: number): readonly Cell[] => rowOf(at),
  }
  for await (const chunk of workbook([sheet])) {
    firstByteMs ||= performance.now() - start
    if (!file.write(chunk)) await new Promise<void>((resolve) => file.once('drain', () => resolve()))
  }
  await new Promise<void>((resolve) => file.end(resolve))
  return { seconds: (performance.now() - start) / 1000, firstByteMs }
}

/** How often each program writes the file; the median counts. */
const RUNS = 3

/** Seconds of one run of somebody else's program, or null where it is not to be had. */
type Other = (folder: string) => (() => number) | null

/** exceljs is fetched for the comparison only; one of its dependencies asks for a version that was withdrawn. */
const exceljs: Other = (folder) => {
  const home = join(folder, 'exceljs')
  mkdirSync(home)
  writeFileSync(
    join(home, 'package.json'),
    JSON.stringify({
      type: 'module',
      overrides: { 'typedarray.prototype.slice': '1.0.5' },
      dependencies: { exceljs: '4.4.0' },
    }),
  )
  if (spawnSync('npm', ['install', '--silent', '--no-audit', '--no-fund'], { cwd: home }).status !== 0)
    return null
  writeFileSync(
    join(home, 'write.mjs'),
    `import excel from 'exceljs'
const rowOf = ${rowOf.toString()}
const start = performance.now()
const book = new excel.stream.xlsx.WorkbookWriter({ filename: 'theirs.xlsx' })
const sheet = book.addWorksheet('rows')
sheet.addRow(${JSON.stringify(headers)}).commit()
for (let at = 0; at < ${ROWS}; at++) sheet.addRow(rowOf(at)).commit()
sheet.commit()
await book.commit()
console.log((performance.now() - start) / 1000)`,
  )
  return () => Number(execFileSync(process.execPath, ['write.mjs'], { cwd: home, encoding: 'utf8' }))
}

const csv = (): string =>
  [headers, ...Array.from({ length: ROWS }, (_, at) => rowOf(at))].map((row) => row.join(',')).join('\n')

const xlsxwriter: Other = (folder) => {
  if (spawnSync('/usr/bin/python3', ['-c', 'import xlsxwriter']).status !== 0) return null
  const script = `
import csv, time, xlsxwriter
rows = list(csv.reader(open('rows.csv')))
start = time.time()
book = xlsxwriter.Workbook('python.xlsx', {'constant_memory': True, 'strings_to_numbers': True})
sheet = book.add_worksheet()
for r, row in enumerate(rows):
    for c, value in enumerate(row): sheet.write(r, c, value)
book.close()
print(time.time() - start)`
  return () => Number(execFileSync('/usr/bin/python3', ['-c', script], { cwd: folder, encoding: 'utf8' }))
}

const ogr2ogr: Other = (folder) => {
  if (!hasProgram('ogr2ogr')) return null
  const argv = ['-f', 'XLSX', 'ogr.xlsx', 'rows.csv', '-oo', 'AUTODETECT_TYPE=YES']
  return () => {
    rmSync(join(folder, 'ogr.xlsx'), { force: true })
    const start = performance.now()
    execFileSync('ogr2ogr', argv, { cwd: folder, stdio: 'ignore' })
    return (performance.now() - start) / 1000
  }
}

/** What we may take of each one's time, and how to get it. */
const others = {
  exceljs: { prepare: exceljs, limit: 0.5, remedy: 'npm must be able to fetch it' },
  xlsxwriter: { prepare: xlsxwriter, limit: 1, remedy: 'apt-get install python3-xlsxwriter' },
  ogr2ogr: { prepare: ogr2ogr, limit: 1, remedy: 'apt-get install gdal-bin' },
} as const satisfies Record<string, { prepare: Other; limit: number; remedy: string }>

/** An export of 100,000 rows by 12 columns against the programs others use. */
export async function benchSpreadsheets(): Promise<Result[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-sheets-'))
  try {
    await ours(folder)
    const runs: Awaited<ReturnType<typeof ours>>[] = []
    for (let run = 0; run < RUNS; run++) runs.push(await ours(folder))
    const seconds = median(runs.map((run) => run.seconds))
    writeFileSync(join(folder, 'rows.csv'), csv())
    return [
      { what: '100,000 × 12 as a spreadsheet', measured: seconds, unit: 's', limit: 5 },
      {
        what: 'its first byte',
        ...ofRuns(
          runs.map((run) => run.firstByteMs),
          median,
        ),
        unit: 'ms',
        limit: 100,
      },
      ...Object.entries(others).flatMap(([name, { prepare, limit, remedy }]): Result[] => {
        const write = prepare(folder)
        if (write === null) {
          leaveOut(`a comparison with ${name}`, remedy)
          return []
        }
        const theirs = median(Array.from({ length: RUNS }, write))
        return [
          {
            what: `ours over ${name} (${theirs.toFixed(1)} s)`,
            measured: seconds / theirs,
            unit: '×',
            limit,
          },
        ]
      }),
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
