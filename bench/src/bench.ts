import { parseArgs } from 'node:util'
import { benchDataAgain } from './data-again.ts'
import { benchDataIn } from './data-in.ts'
import { benchFirstRows } from './screens/first-rows.ts'
import { benchFiguresScreen } from './screens/figures-screen.ts'
import { benchHostileClients } from './hostile-clients.ts'
import { benchHttp } from './http.ts'
import { benchLargeExport } from './large-export.ts'
import { benchOpenData } from './open-data.ts'
import { benchListScreens } from './screens/list-screens.ts'
import { benchLists } from './lists.ts'
import { machine, otherWork } from './machine-load.ts'
import { benchMapScreen } from './screens/map-screen.ts'
import { holds, type Result } from './measure.ts'
import { benchSpreadsheets } from './spreadsheets.ts'
import { benchStarts } from './starts.ts'

const HELP = `Measure what must be fast; medians, in one run.

  npm run bench                 everything
  npm run bench -- lists        only that: lists, data-in, data-again, http, spreadsheets, large-export,
                                hostile-clients, open-data, starts, or in a real browser:
                                list-screens, first-rows, figures-screen, map-screen

Exit code 1 when something is over its limit, 3 when a program to compare with is missing.
`

const benches: Readonly<Record<string, () => Promise<Result[]>>> = {
  lists: async () => benchLists(),
  'data-in': () => benchDataIn(3),
  'data-again': () => benchDataAgain(),
  http: benchHttp,
  spreadsheets: benchSpreadsheets,
  'large-export': benchLargeExport,
  'hostile-clients': benchHostileClients,
  'open-data': benchOpenData,
  starts: benchStarts,
  'list-screens': benchListScreens,
  'first-rows': benchFirstRows,
  'figures-screen': benchFiguresScreen,
  'map-screen': benchMapScreen,
}

const { values, positionals } = parseArgs({
  options: { help: { type: 'boolean', short: 'h' } },
  allowPositionals: true,
})
const unknown = positionals.find((name) => !(name in benches))
if (values.help || unknown !== undefined) {
  console.log(unknown === undefined ? HELP : `${unknown} is no bench.\n\n${HELP}`)
  process.exit(unknown === undefined ? 0 : 2)
}

const line = ({ what, measured, unit, limit }: Result): string => {
  const figure = `${measured.toFixed(measured < 10 ? 2 : 0)} ${unit}`.padStart(12)
  return `${holds({ measured, limit }) ? ' ' : '!'} ${what.padEnd(52)} ${figure}   limit ${limit} ${unit}`
}

const percent = (part: number): string => `${Math.round(part * 100)} %`

const names = positionals.length > 0 ? positionals : Object.keys(benches)
const results: Result[] = []
const busy: number[] = []
for (const name of names) {
  busy.push(await otherWork())
  console.log(`${name} (${machine()}; other work takes ${percent(busy.at(-1) ?? 0)})`)
  for (const result of (await benches[name]?.()) ?? []) {
    results.push(result)
    console.log(line(result))
  }
}

const over = results.filter((result) => !holds(result))
console.log(
  over.length === 0
    ? `\nAll ${results.length} lines are within their limits.`
    : `\n${over.length} of ${results.length} lines are over their limits:\n${over.map(line).join('\n')}`,
)
console.log(
  `Before the parts other work took ${percent(Math.min(...busy))} to ${percent(Math.max(...busy))} of the machine.`,
)
process.exitCode = over.length === 0 ? 0 : 1
