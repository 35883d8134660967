import { fieldProduction, wellProduction } from '@datacentre/catalogue/production/index'
import type { YearlyFigure } from '@datacentre/catalogue/production/figure'
import { figureSpan } from '@datacentre/catalogue/production/series/figure-span'
import { placeInYear, yearOfMonth } from '@datacentre/catalogue/production/series/month-number'
import { months } from '@datacentre/catalogue/production/series/months'
import { reportedYear } from '@datacentre/catalogue/production/series/reported'
import { defaultUnit, knownSum } from '@datacentre/catalogue/production/units'
import { sayCode } from '@datacentre/catalogue/texts/index'
import { showShare } from '@datacentre/catalogue/wording/amount'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { Finding } from './finding.ts'

const figuresOf = ({ figures }: Snapshot, screen: 'field' | 'well'): readonly YearlyFigure[] =>
  ((figures.get(screen)?.all() ?? []) as unknown as readonly YearlyFigure[]).filter(
    ({ production }) => production === 'Produced',
  )

const totalOf = (row: YearlyFigure, screen: typeof fieldProduction | typeof wellProduction): number | null =>
  knownSum(reportedYear(screen, row, defaultUnit(row.product)).values)

/** More than this part of the figure of a field is no rounding. */
const TOLERATED = 0.05

/** Fields whose wells came to something else in the same year; only where wells of the field reported at all. */
export function doNotAddUp(snapshot: Snapshot): Finding[] {
  const wells = snapshot.layers.get('boreholes')?.rows ?? []
  const fields = snapshot.layers.get('fields')?.rows ?? []
  const codeOfWell = new Map(wells.map(({ boreholeDbk, fieldCode }) => [boreholeDbk, fieldCode]))
  const codeOfField = new Map(fields.map(({ fieldDbk, fieldCode }) => [fieldDbk, fieldCode]))
  const sums = new Map<string, number>()
  const placeOf = (code: unknown, { product, year }: YearlyFigure): string =>
    `${String(code)} ${product} ${year}`
  for (const row of figuresOf(snapshot, 'well')) {
    const code = codeOfWell.get(row['boreholeDbk'] as number)
    const total = totalOf(row, wellProduction)
    if (code === null || code === undefined || total === null) continue
    sums.set(placeOf(code, row), (sums.get(placeOf(code, row)) ?? 0) + total)
  }
  return figuresOf(snapshot, 'field').flatMap((row): Finding[] => {
    const key = row['fieldDbk'] as number
    const total = totalOf(row, fieldProduction)
    const ofWells = sums.get(placeOf(codeOfField.get(key), row))
    if (total === null || ofWells === undefined) return []
    const differs = Math.abs(total - ofWells) / Math.max(Math.abs(total), Math.abs(ofWells), 1)
    if (differs <= TOLERATED) return []
    return [
      {
        layer: 'fields',
        key,
        name: String(row['name']),
        nl: `${sayCode('nl', 'product', row.product)} ${row.year}: ${showShare(differs, 'nl')} verschil met de putten`,
        en: `${sayCode('en', 'product', row.product)} ${row.year}: ${showShare(differs, 'en')} difference from the wells`,
      },
    ]
  })
}

/** Fields that produced in the month before the last and told nothing of the last. */
export function lateReporters(snapshot: Snapshot): Finding[] {
  const { until } = figureSpan(snapshot.version)
  if (until === null || placeInYear(until) === 0) return []
  const [before, last] = [months[placeInYear(until) - 1]!, months[placeInYear(until)]!]
  return figuresOf(snapshot, 'field')
    .filter((row) => row.year === yearOfMonth(until) && row[last] === null && (row[before] ?? 0) > 0)
    .map((row) => ({
      layer: 'fields',
      key: row['fieldDbk'] as number,
      name: String(row['name']),
      nl: `${sayCode('nl', 'product', row.product)}: laatste maand ontbreekt`,
      en: `${sayCode('en', 'product', row.product)}: last month is missing`,
    }))
}
