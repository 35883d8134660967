import { parseArgs } from 'node:util'
import { benchDataIn } from './data-in.ts'
import { benchFiguresScreen } from './figures-screen.ts'
import { benchHttp } from './http.ts'
import { benchLargeExport } from './large-export.ts'
import { benchListScreens } from './list-screens.ts'
import { benchLists } from './lists.ts'
import { benchMapScreen } from './map-screen.ts'
import type { Result } from './measure.ts'
import { benchSpreadsheets } from './spreadsheets.ts'
import { benchStarts } from './starts.ts'

const HELP = `Measure what must be fast; medians, in one run.

  npm run bench                 everything
  npm run bench -- lists        only that: lists, data-in, http, spreadsheets, large-export,
                                starts, or in a real browser: list-screens, figures-screen,
                                map-screen

Exit code 1 when something is over its limit, 3 when a program to compare with is missing.
`

const benches: Readonly<Record<string, () => Promise<Result[]>>> = {
  lists: async () => benchLists(),
  'data-in': () => benchDataIn(3),
  http: benchHttp,
  spreadsheets: benchSpreadsheets,
  'large-export': benchLargeExport,
  starts: benchStarts,
  'list-screens': benchListScreens,
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

const names = positionals.length > 0 ? positionals : Object.keys(benches)
let over = 0
for (const name of names) {
  for (const { what, measured, unit, limit } of (await benches[name]?.()) ?? []) {
    const holds = measured <= limit
    if (!holds) over++
    const figure = `${measured.toFixed(measured < 10 ? 2 : 0)} ${unit}`.padStart(12)
    console.log(`${holds ? ' ' : '!'} ${what.padEnd(52)} ${figure}   limit ${limit} ${unit}`)
  }
}
process.exitCode = over === 0 ? 0 : 1
