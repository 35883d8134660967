import type { Product, ProductionType, Unit } from '@datacentre/catalogue/codes/production'
import type { AnyRow } from '@datacentre/catalogue/grammar/column'
import { fold, searchFor } from '@datacentre/catalogue/list/search'
import { defaultUnit, monthsOnWire, totalOf } from '@datacentre/catalogue/production/units'
import type { MonthlyValues } from '@datacentre/catalogue/production/months'
import type { MonthlyScreen, YearlyScreen } from '@datacentre/catalogue/production/screen'
import type { FigureQuery } from '@datacentre/catalogue/wire/figure-faults'

/** A row of a figure call, as it goes over the wire. */
export type WireFigure = AnyRow

type Group = {
  readonly rows: readonly WireFigure[]
  readonly names: readonly string[]
  readonly json: string
}

/** The figures of one screen in memory: asking is choosing groups and, with a name or location, rows of them. */
export type FigureSnapshot = {
  readonly rows: (query: FigureQuery) => readonly WireFigure[]
  readonly json: (query: FigureQuery) => Buffer
}

const keyOf = (...parts: readonly unknown[]): string => parts.join('|')

function groupBy(
  rows: readonly WireFigure[],
  subject: string,
  key: (row: WireFigure) => string,
): Map<string, Group> {
  const gathered = new Map<string, WireFigure[]>()
  for (const row of rows) {
    const group = gathered.get(key(row))
    if (group === undefined) gathered.set(key(row), [row])
    else group.push(row)
  }
  return new Map(
    [...gathered].map(([name, group]) => [
      name,
      {
        rows: group,
        names: group.map((row) => fold(String(row[subject] ?? ''))),
        json: group.map((row) => JSON.stringify(row)).join(','),
      },
    ]),
  )
}

/** Groups per year, so that a range of years is a run of groups. */
function snapshotOf(
  groups: ReadonlyMap<string, Group>,
  keysOf: (query: FigureQuery) => readonly string[],
): FigureSnapshot {
  const chosen = (query: FigureQuery): Group[] =>
    keysOf(query).flatMap((key) => {
      const group = groups.get(key)
      return group === undefined ? [] : [group]
    })
  const rows = (query: FigureQuery): readonly WireFigure[] => {
    const wanted = searchFor(query.name ?? '')
    return chosen(query).flatMap((group) =>
      group.rows.filter(
        (row, at) =>
          (wanted === '' || group.names[at]!.includes(wanted)) &&
          (query.location === undefined || row['location'] === query.location),
      ),
    )
  }
  return {
    rows,
    json: (query) => {
      const whole = searchFor(query.name ?? '') === '' && query.location === undefined
      const parts = whole
        ? chosen(query).map((group) => group.json)
        : rows(query).map((row) => JSON.stringify(row))
      return Buffer.from(`[${parts.join(',')}]`)
    },
  }
}

const yearsIn = ({ yearStart, yearEnd }: FigureQuery): number[] =>
  Array.from({ length: yearEnd - yearStart + 1 }, (_, index) => yearStart + index)

/** Reported figures become wire values here, and nowhere else. */
function toWire(screen: YearlyScreen, reported: AnyRow): WireFigure {
  const product = reported['product'] as Product
  const values = monthsOnWire(product, reported as unknown as MonthlyValues)
  const [key = '', name = ''] = screen.table?.columns.map((column) => column.key) ?? []
  const unit: Unit = defaultUnit(product)
  return {
    [name]: reported[name] ?? null,
    year: reported['year'] ?? null,
    operatorNm: reported['operatorNm'] ?? null,
    total: totalOf(values),
    ...values,
    unit,
    product,
    production: reported['productionType'] as ProductionType,
    location: reported['location'] ?? null,
    [key]: reported[key] ?? null,
  }
}

export function yearlyFigures(screen: YearlyScreen, reported: readonly AnyRow[]): FigureSnapshot {
  const wire = reported.map((row) => toWire(screen, row))
  const groups = groupBy(wire, screen.subject, (row) => keyOf(row['product'], row['production'], row['year']))
  return snapshotOf(groups, (query) =>
    yearsIn(query).map((year) => keyOf(query.product, query.production, year)),
  )
}

export function monthlyFigures(screen: MonthlyScreen, reported: readonly AnyRow[]): FigureSnapshot {
  const year = (row: AnyRow): string => String(new Date(Number(row['startDate'])).getUTCFullYear())
  const groups = groupBy(reported, screen.subject, year)
  return snapshotOf(groups, (query) => yearsIn(query).map(String))
}
