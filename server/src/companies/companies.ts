import { companiesIn, companyColumns, companyKey } from '@datacentre/catalogue/companies/company-key'
import { idleStatuses } from '@datacentre/catalogue/codes/boreholes'
import { landSea } from '@datacentre/catalogue/codes/fields'
import type { Product } from '@datacentre/catalogue/codes/production'
import type { LayerId } from '@datacentre/catalogue/grammar/identity'
import type { AnyRow } from '@datacentre/catalogue/grammar/column'
import {
  fieldProduction,
  productionScreens,
  type ProductionScreen,
} from '@datacentre/catalogue/production/index'
import { reportedYear } from '@datacentre/catalogue/production/series/reported'
import type { YearlyFigure } from '@datacentre/catalogue/production/figure'
import { defaultUnit, knownSum } from '@datacentre/catalogue/production/units'
import { yearOf } from '@datacentre/catalogue/time/days'
import { licenceStanding, type LicenceStanding } from '@datacentre/catalogue/past/in-force'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { dayOfVersion } from '../version-words.ts'

/** What a product came to by year. */
export type Yearly = ReadonlyMap<number, number>

/** What geothermal wells are told by: the water they brought up. */
export const GEOTHERMAL_WATER = 'h2oProd'

/** The years in which figures name a company, and how they write it. */
type NamedYears = { readonly first: number; readonly last: number; readonly names: ReadonlySet<string> }

export type Company = {
  readonly key: string
  /** The way in which its name is written most. */
  readonly name: string
  /** All ways in which it is written, those in most rows first. */
  readonly names: readonly string[]
  /** The rows that name it, by table and column. */
  readonly rowsOf: (table: LayerId, column: string) => readonly AnyRow[]
  readonly idle: readonly AnyRow[]
  /** Those it operates or holds, by how they stand today. */
  readonly licences: Readonly<Record<LicenceStanding, readonly AnyRow[]>>
  /** What it is or was, in the order of `companyRoles`. */
  readonly roles: readonly CompanyRole[]
  /** Where it has or had something: on land, at sea or both. */
  readonly landSea: readonly LandSea[]
  /** What came from the fields that it operated. */
  readonly production: ReadonlyMap<Product, Yearly>
  readonly geothermalWater: Yearly
  /** The production screens whose figures name it as operator, with the years that they do. */
  readonly figures: ReadonlyMap<ProductionScreen['id'], NamedYears>
}

export type Companies = {
  /** By name, as Dutch sorts. */
  readonly all: readonly Company[]
  readonly byKey: ReadonlyMap<string, Company>
  /** What all companies produced together. */
  readonly national: ReadonlyMap<Product, Yearly>
  readonly nationalGeothermalWater: Yearly
}

const made = new WeakMap<Snapshot, Companies>()

/** Every company that a register or a figure names; gathered once for each version. */
export function companiesOf(snapshot: Snapshot): Companies {
  const known = made.get(snapshot) ?? gather(snapshot)
  made.set(snapshot, known)
  return known
}

/** What a company can be: the first three now, the others then. */
export const companyRoles = ['operator', 'owner', 'licensee', 'drilled', 'expired', 'figures'] as const
export type CompanyRole = (typeof companyRoles)[number]

type LandSea = (typeof landSea)[number]

class Gathered {
  readonly names = new Map<string, number>()
  readonly figures = new Map<ProductionScreen['id'], NamedYears & { readonly names: Set<string> }>()
  readonly geothermalWater = new Map<number, number>()
  readonly rows = new Map<string, AnyRow[]>()
  readonly production = new Map<Product, Map<number, number>>()

  add(name: string, place: string, row: AnyRow): void {
    this.names.set(name, (this.names.get(name) ?? 0) + 1)
    const rows = this.rows.get(place)
    if (rows === undefined) this.rows.set(place, [row])
    // A licence may name one company twice.
    else if (rows.at(-1) !== row) rows.push(row)
  }

  /** A name in figures is a name of it too. How it is written is left to the registers: figures say it every year anew. */
  alsoCalled(name: string, screen: ProductionScreen['id'], year: number): void {
    const { first, last, names } = this.figures.get(screen) ?? { first: year, last: year, names: new Set() }
    if (!names.has(name) || year < first || year > last)
      this.figures.set(screen, {
        first: Math.min(first, year),
        last: Math.max(last, year),
        names: names.add(name),
      })
    if (!this.names.has(name)) this.names.set(name, 0)
  }
}

const placeOf = (table: string, column: string): string => `${table}.${column}`
const tableOf = (place: string): string => place.slice(0, place.indexOf('.'))

/** Adds as figures are reported, in millionths at most: a sum tells no more than its parts. */
const addTo = (byYear: Map<number, number>, year: number, amount: number): void => {
  byYear.set(year, Math.round(((byYear.get(year) ?? 0) + amount) * 1e6) / 1e6)
}

const ofProduct = (sums: Map<Product, Map<number, number>>, product: Product): Map<number, number> => {
  const byYear = sums.get(product) ?? new Map<number, number>()
  sums.set(product, byYear)
  return byYear
}

const yearOfFigure = ({ year, startDate }: AnyRow): number =>
  typeof year === 'number' ? year : yearOf(Number(startDate))

function gather(snapshot: Snapshot): Companies {
  const gathered = new Map<string, Gathered>()
  const byName = new Map<string, Gathered>()
  const of = (name: string): Gathered => {
    const before = byName.get(name)
    if (before !== undefined) return before
    const key = companyKey(name)
    const known = gathered.get(key) ?? new Gathered()
    gathered.set(key, known)
    byName.set(name, known)
    return known
  }
  for (const { layer, rows } of snapshot.layers.values())
    for (const { key } of companyColumns(layer.table))
      for (const row of rows)
        for (const name of companiesIn(row[key])) of(name).add(name, placeOf(layer.id, key), row)
  for (const screen of productionScreens as readonly ProductionScreen[])
    for (const { key } of screen.table === null ? [] : companyColumns(screen.table))
      for (const row of snapshot.figures.get(screen.id)?.all() ?? [])
        for (const name of companiesIn(row[key])) of(name).alsoCalled(name, screen.id, yearOfFigure(row))
  const national = new Map<Product, Map<number, number>>()
  for (const row of (snapshot.figures.get('field')?.all() ?? []) as unknown as readonly YearlyFigure[]) {
    if (row.production !== 'Produced') continue
    const sum = knownSum(reportedYear(fieldProduction, row, defaultUnit(row.product)).values)
    if (sum === null) continue
    addTo(ofProduct(national, row.product), row.year, sum)
    for (const name of companiesIn(row.operatorNm))
      addTo(ofProduct(of(name).production, row.product), row.year, sum)
  }
  const nationalGeothermalWater = new Map<number, number>()
  for (const row of snapshot.figures.get('geothermal')?.all() ?? []) {
    const amount = row[GEOTHERMAL_WATER]
    if (typeof amount !== 'number') continue
    addTo(nationalGeothermalWater, yearOfFigure(row), amount)
    for (const name of companiesIn(row['operatorName']))
      addTo(of(name).geothermalWater, yearOfFigure(row), amount)
  }
  const today = dayOfVersion(snapshot.version)
  const inOrder = new Intl.Collator('nl', { numeric: true })
  const all = [...gathered]
    .map(([key, one]) => companyFrom(key, one, today))
    .toSorted((a, b) => inOrder.compare(a.name, b.name))
  return {
    all,
    byKey: new Map(all.map((company) => [company.key, company])),
    national,
    nationalGeothermalWater,
  }
}

/** The columns that tell whether something lies on land or at sea, and what they say for each. */
const PLACES = {
  boreholes: { column: 'onOffshore', ON: 'L', OFF: 'S' },
  fields: { column: 'landSeaCode', L: 'L', S: 'S' },
  licences: { column: 'seaside', N: 'L', J: 'S' },
  facilities: { column: 'landSeaCode', L: 'L', S: 'S' },
} as const satisfies Partial<Record<LayerId, Readonly<Record<string, string>> & { readonly column: string }>>

/** Where the rows of a company lie, by the table that each is of. */
function placesOf(rows: Gathered['rows']): readonly LandSea[] {
  const found = new Set<string | undefined>()
  for (const [place, ofPlace] of rows) {
    const told: Readonly<Record<string, string>> | undefined = PLACES[tableOf(place) as keyof typeof PLACES]
    if (told !== undefined) for (const row of ofPlace) found.add(told[String(row[told['column']!])])
  }
  return landSea.filter((code) => found.has(code))
}

function companyFrom(
  key: string,
  { names, rows, production, geothermalWater, figures }: Gathered,
  today: number,
): Company {
  const written = [...names].toSorted((a, b) => b[1] - a[1]).map(([name]) => name)
  const rowsOf: Company['rowsOf'] = (table, column) => rows.get(placeOf(table, column)) ?? []
  const has = (table: LayerId, column: string): boolean => rowsOf(table, column).length > 0
  const licences = [...new Set([...rowsOf('licences', 'operator'), ...rowsOf('licences', 'licensees')])]
  const thatAre = (standing: LicenceStanding): readonly AnyRow[] =>
    licences.filter((row) => licenceStanding(row, today) === standing)
  const inForce = (column: string): boolean =>
    rowsOf('licences', column).some((row) => licenceStanding(row, today) === 'inForce')
  const byStanding = {
    inForce: thatAre('inForce'),
    applied: thatAre('applied'),
    expired: thatAre('expired'),
  }
  const is: Readonly<Record<CompanyRole, boolean>> = {
    operator: has('fields', 'fieldOperator') || has('facilities', 'operatorName') || inForce('operator'),
    owner: has('boreholes', 'legalOwnerName'),
    licensee: inForce('licensees'),
    drilled: has('boreholes', 'clientOrgName'),
    expired: byStanding.expired.length > 0,
    figures: figures.size > 0,
  }
  return {
    key,
    name: written[0] ?? key,
    names: written,
    rowsOf,
    idle: rowsOf('boreholes', 'legalOwnerName').filter((row) =>
      idleStatuses.includes(String(row['statusDescription'])),
    ),
    licences: byStanding,
    roles: companyRoles.filter((role) => is[role]),
    landSea: placesOf(rows),
    production,
    geothermalWater,
    figures,
  }
}
