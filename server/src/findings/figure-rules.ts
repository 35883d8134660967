import type { Product, ProductionType } from '@datacentre/catalogue/codes/production'
import { lateSeries, type LateSeries } from '@datacentre/catalogue/findings/late-series'
import { mapLayers } from '@datacentre/catalogue/geography/map-layers'
import {
  fieldProduction,
  productionScreens,
  wellProduction,
  type ProductionScreen,
} from '@datacentre/catalogue/production/index'
import type { YearlyFigure } from '@datacentre/catalogue/production/figure'
import { figureSpan } from '@datacentre/catalogue/production/series/figure-span'
import { reportedYear } from '@datacentre/catalogue/production/series/reported'
import { defaultUnit, knownSum, labelledAs } from '@datacentre/catalogue/production/units'
import { sayCode, speak, type Language } from '@datacentre/catalogue/texts/index'
import { showShare } from '@datacentre/catalogue/wording/amount'
import { monthInWords } from '@datacentre/catalogue/wording/figure-times'
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
export function lateReporters(snapshot: Snapshot): Finding[] {
  const { until } = figureSpan(snapshot.version)
  return productionScreens.flatMap((screen): Finding[] => {
    const layer = layerOfScreen(screen)
    const known = layer && snapshot.layers.get(layer.id)
    if (layer === undefined || known === undefined) return []
    const rows = snapshot.figures.get(screen.id)?.all() ?? []
    return lateSeries(screen, rows, until)
      .filter(({ key }) => known.find(String(key)) !== undefined)
      .map((series) => ({
        layer: layer.id,
        key: series.key,
        name: series.name,
        nl: lateIn('nl', series),
        en: lateIn('en', series),
      }))
  })
}
