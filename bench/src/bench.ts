import { parseArgs } from 'node:util'
import { benchDataAgain } from './data-again.ts'
import { benchDataIn } from './data-in.ts'
import { benchFirstRows } from './screens/first-rows.ts'
import { benchFiguresScreen } from './screens/figures-screen.ts'
import { benchHostileClients } from './hostile-clients.ts'
import { benchHttp } from './http.ts'
import { benchLargeExport } from './large-export.ts'
import { benchOpenData } from './open-data.ts'
import { benchLighthouse } from './screens/lighthouse.ts'
import { benchListScreens } from './screens/list-screens.ts'
import { benchLists } from './lists.ts'
import { machine, otherWork } from './machine-load.ts'
import { benchScale } from './scale.ts'
import { benchMapScreen } from './screens/map-screen.ts'
import { holds, type Result } from './measure.ts'
import { benchSpreadsheets } from './spreadsheets.ts'
import { benchStarts } from './starts.ts'
import { keepParts, line, type Part } from './told.ts'

const HELP = `Measure what must be fast; medians, in one run.

  npm run bench                 everything
  npm run bench -- lists        only that: lists, data-in, data-again, http, spreadsheets, large-export,
                                hostile-clients, open-data, starts, scale, or in a real browser:
                                list-screens, first-rows, figures-screen, map-screen, lighthouse
  npm run bench -- scale --scales 1,10,30
                                what so many times the national size costs (1,10)
  npm run bench -- --json FILE  also as JSON; parts that are not measured again stay in the file

Exit code 1 when something is over its limit, 3 when a program to compare with is missing.
`

const { values, positionals } = parseArgs({
  options: {
    help: { type: 'boolean', short: 'h' },
    json: { type: 'string' },
    scales: { type: 'string', default: '1,10' },
  },
  allowPositionals: true,
})

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
  scale: () => benchScale(values.scales.split(',').map(Number)),
  'list-screens': benchListScreens,
  'first-rows': benchFirstRows,
  'figures-screen': benchFiguresScreen,
  'map-screen': benchMapScreen,
  lighthouse: benchLighthouse,
}

const unknown = positionals.find((name) => !(name in benches))
if (values.help || unknown !== undefined) {
  console.log(unknown === undefined ? HELP : `${unknown} is no bench.\n\n${HELP}`)
  process.exit(unknown === undefined ? 0 : 2)
}

const percent = (part: number): string => `${Math.round(part * 100)} %`

const names = positionals.length > 0 ? positionals : Object.keys(benches)
const parts: Record<string, Part> = {}
for (const name of names) {
  const busy = await otherWork()
  console.log(`${name} (${machine()}; other work takes ${percent(busy)})`)
  const results = (await benches[name]?.()) ?? []
  for (const result of results) console.log(line(result))
  parts[name] = { machine: machine(), otherWork: busy, results }
  if (values.json !== undefined) keepParts(values.json, { [name]: parts[name] })
}

const measured = Object.values(parts)
const results: Result[] = measured.flatMap((part) => part.results)
const busy = measured.map(({ otherWork: share }) => share)
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
