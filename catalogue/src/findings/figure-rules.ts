import type { Product, ProductionType } from '../codes/production.ts'
import { lateSeries, type LateSeries } from './late-series.ts'
import { mapLayers } from '../geography/map-layers.ts'
import {
  fieldProduction,
  productionScreens,
  wellProduction,
  type ProductionScreen,
} from '../production/index.ts'
import type { YearlyFigure } from '../production/figure.ts'
import { reportedYear } from '../production/series/reported.ts'
import { defaultUnit, knownSum, labelledAs } from '../production/units.ts'
import { sayCode, speak, type Language } from '../texts/index.ts'
import { showShare } from '../wording/amount.ts'
import { monthInWords } from '../wording/figure-times.ts'
import type { Finding } from './finding.ts'
import type { Inspected } from './inspected.ts'

const producedIn = ({ figuresOf }: Inspected, screen: 'field' | 'well'): readonly YearlyFigure[] =>
  (figuresOf(screen) as unknown as readonly YearlyFigure[]).filter(
    ({ production }) => production === 'Produced',
  )

const totalOf = (row: YearlyFigure, screen: typeof fieldProduction | typeof wellProduction): number | null =>
  knownSum(reportedYear(screen, row, defaultUnit(row.product)).values)

/** More than this part of the figure of a field is no rounding. */
const TOLERATED = 0.05

/** Fields whose wells came to something else in the same year; only where wells of the field reported at all. */
export function doNotAddUp(inspected: Inspected): Finding[] {
  const wells = inspected.rowsOf('boreholes')
  const fields = inspected.rowsOf('fields')
  const codeOfWell = new Map(wells.map(({ boreholeDbk, fieldCode }) => [boreholeDbk, fieldCode]))
  const codeOfField = new Map(fields.map(({ fieldDbk, fieldCode }) => [fieldDbk, fieldCode]))
  const sums = new Map<string, number>()
  const placeOf = (code: unknown, { product, year }: YearlyFigure): string =>
    `${String(code)} ${product} ${year}`
  for (const row of producedIn(inspected, 'well')) {
    const code = codeOfWell.get(row['boreholeDbk'] as number)
    const total = totalOf(row, wellProduction)
    if (code === null || code === undefined || total === null) continue
    sums.set(placeOf(code, row), (sums.get(placeOf(code, row)) ?? 0) + total)
  }
  return producedIn(inspected, 'field').flatMap((row): Finding[] => {
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

/** The month that nothing was told of, with what was reported before. */
function lateIn(language: Language, { product, production, month }: LateSeries): string {
  const say = speak(language)
  // A month without a figure is not provisional.
  const span = { until: null, provisionalFrom: null }
  const name = monthInWords(month, { say, span })
  const told = language === 'nl' ? `geen cijfer over ${name}` : `no figure for ${name}`
  if (product === null || production === null) return told
  const label = labelledAs(product as Product, production as ProductionType)
  return `${sayCode(language, 'product', product)}, ${sayCode(language, 'productionType', label).toLowerCase()}: ${told}`
}

/** The layer whose objects a screen has figures of; the page of each tells them. */
const layerOfScreen = ({ id }: ProductionScreen) =>
  mapLayers.find(({ reportedBy }) => reportedBy.some((screen) => screen === id))

/** What fields, wells, mining facilities and geothermal wells report month after month, and did not of the last. */
export function lateReporters({ rowsOf, figuresOf, figuresUntil }: Inspected): Finding[] {
  return productionScreens.flatMap((screen): Finding[] => {
    const layer = layerOfScreen(screen)
    if (layer === undefined) return []
    const known = new Set(rowsOf(layer.id).map((row) => row[layer.key]))
    return lateSeries(screen, figuresOf(screen.id), figuresUntil)
      .filter(({ key }) => known.has(key))
      .map((series) => ({
        layer: layer.id,
        key: series.key,
        name: series.name,
        nl: lateIn('nl', series),
        en: lateIn('en', series),
      }))
  })
}
