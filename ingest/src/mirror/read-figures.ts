import type { AnyRow } from '@datacentre/catalogue/grammar/column'
import { keyColumn } from '@datacentre/catalogue/production/figure'
import { productionScreens } from '@datacentre/catalogue/production/index'
import type { ProductionScreen } from '@datacentre/catalogue/production/screen'
import { months } from '@datacentre/catalogue/production/series/months'
import { productionTypesOf, productsOf } from '@datacentre/catalogue/production/selecting/selectors'
import { EARLIEST_PRODUCTION_YEAR } from '@datacentre/catalogue/time/years'
import type { Asked } from './gentle-caller.ts'
import type { Mirroring } from './mirrored.ts'
import { NotAnswered } from './not-answered.ts'
import { listIn, rowOf, rowsIn, type WireRow } from './wire-row.ts'

/** Years in one call: few enough for a service to answer at once. */
const YEARS_AT_ONCE = 5

/** Calls give these by the thousand, a package holds them by the million. */
const BY_THE_THOUSAND: ReadonlySet<string> = new Set(['Gas', 'Salt'])

type Years = { readonly yearStart: number; readonly yearEnd: number }

function* spans(lastYear: number): Generator<Years> {
  for (let year = EARLIEST_PRODUCTION_YEAR; year <= lastYear; year += YEARS_AT_ONCE)
    yield { yearStart: year, yearEnd: Math.min(year + YEARS_AT_ONCE - 1, lastYear) }
}

/** The figures of every screen: of every product, type and year. */
export async function readFigures(
  mirroring: Mirroring,
  { lastYear, keyOfName }: { lastYear: number; keyOfName: (table: string, name: string) => unknown },
): Promise<Map<string, readonly AnyRow[]>> {
  const read = new Map<string, readonly AnyRow[]>()
  const screens: readonly ProductionScreen[] = productionScreens
  for (const screen of screens) {
    if (screen.table === null) continue
    const rows: AnyRow[] = []
    const bodies = [...bodiesOf(screen, lastYear)]
    for (const [at, body] of bodies.entries()) {
      const place = { nr: at + 1, of: bodies.length }
      for (const wire of await askFor(mirroring, screen, { body, place })) {
        const row = figureOf(mirroring, screen, { wire, keyOfName })
        if (row !== null) rows.push(row)
      }
    }
    if (rows.length > 0) read.set(screen.table.id, rows)
  }
  return read
}

function* bodiesOf(screen: ProductionScreen, lastYear: number): Generator<object> {
  for (const years of spans(lastYear)) {
    if (screen.kind === 'monthly') yield years
    else
      for (const product of productsOf(screen))
        for (const production of productionTypesOf(screen, product)) yield { ...years, product, production }
  }
}

async function askFor(
  { caller, report, home }: Mirroring,
  { id, rest }: ProductionScreen,
  { body, place }: Required<Pick<Asked, 'body' | 'place'>>,
): Promise<readonly WireRow[]> {
  try {
    const { path } = rest.list
    const answer = await caller.ask({ method: 'POST', url: home + path, body, place }, listIn)
    return rowsIn(answer, { report, call: path })
  } catch (error) {
    if (!(error instanceof NotAnswered)) throw error
    report.notRead(`figures of ${id}`, `${JSON.stringify(body)}: ${error.message}`)
    return []
  }
}

type Figure = { readonly wire: WireRow; readonly keyOfName: (table: string, name: string) => unknown }

/** A row of figures; one whose subject has no key is looked up by its name, and told when there is none or more than one. */
function figureOf(
  { report }: Mirroring,
  screen: ProductionScreen,
  { wire, keyOfName }: Figure,
): AnyRow | null {
  const call = screen.rest.list.path
  const key = keyColumn(screen)
  const target = screen.table?.references?.[0]?.table ?? ''
  const subject = String(wire[screen.subject] ?? '')
  const id = key === undefined ? null : (wire[key.key] ?? keyOfName(target, subject) ?? null)
  if (key !== undefined && id === null) {
    report.leftOut(`figures of ${screen.id} by a name that no row of ${target} has, or several have`, subject)
    return null
  }
  const known = { ...wire, ...(key !== undefined && { [key.key]: id }), ...reported(screen, wire) }
  const derived = ['total', 'unit', 'production']
  return rowOf(screen.table?.columns ?? [], known, { report, call, derived })
}

/** Months and type as a package has them. */
function reported(screen: ProductionScreen, wire: WireRow): WireRow {
  if (screen.kind === 'monthly') return {}
  const factor = BY_THE_THOUSAND.has(String(wire['product'])) ? 1000 : 1
  const amounts = months.map((month) => {
    const amount = wire[month]
    return [month, typeof amount === 'number' ? Number((amount / factor).toFixed(6)) : null] as const
  })
  return { productionType: wire['production'], ...Object.fromEntries(amounts) }
}
