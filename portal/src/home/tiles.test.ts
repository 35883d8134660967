import { featureFlags, features, type Feature } from '@datacentre/catalogue/features'
import { speak, type Language } from '@datacentre/catalogue/texts/index'
import type { Config } from '@datacentre/catalogue/wire/config'
import { aConfig, aDataset } from '@datacentre/fixtures/dataset'
import { describe, expect, it } from 'vitest'
import { dataTypeTiles } from './data-type-tiles.ts'
import { productionTiles } from './production-tiles.ts'

const rows = {
  boreholes: 6740,
  fields: 610,
  licences: 1,
  'seismic-lines': 28_000,
  'seismic-surveys-2d': 900,
  'seismic-surveys-3d': 290,
  'well-figures': 51_234,
}

const config = aConfig({ dataset: aDataset({ rows }) })

const spoken = (language: Language) => ({
  language,
  say: speak(language),
  speech: { language, code: (_list: string, code: string) => code },
})

/** What an operator may have written as the value of a feature. */
const values = [
  ['true', true],
  ['TRUE', true],
  ['false', false],
  ['', false],
  ['yes', false],
  [' true', false],
] as const

const offering = (on: readonly Feature[], given: Config = config) => ({
  config: given,
  features: featureFlags(on),
})

describe('The tiles of data types', () => {
  it('are boreholes, fields, licences and, where it is offered, seismic data', () => {
    const names = (on: readonly Feature[]) =>
      dataTypeTiles(spoken('en'), offering(on)).map(({ name }) => name)
    expect(names(['seismicFeature'])).toEqual(['Boreholes', 'Fields', 'Licences', 'Seismic data'])
    expect(names([])).toEqual(['Boreholes', 'Fields', 'Licences'])
  })

  it('say how many rows each register holds, as the language writes it', () => {
    const amounts = dataTypeTiles(spoken('nl'), offering([])).map(({ amount }) => amount)
    expect(amounts).toEqual(['6.740 boringen', '610 velden', '1 vergunning'])
  })

  it('say how many licences have expired', () => {
    const dataset = { ...config.dataset!, rows: { licences: 1000 }, expired: { licences: 700 } }
    const amounts = dataTypeTiles(spoken('nl'), offering([], { ...config, dataset })).map(
      ({ amount }) => amount,
    )
    expect(amounts).toContain('1.000 vergunningen, waarvan 700 vervallen')
  })

  it('say for seismic data how many lines and surveys there are', () => {
    expect(dataTypeTiles(spoken('en'), offering(['seismicFeature'])).at(-1)?.amount).toBe(
      '28,000 lines and 1,190 surveys',
    )
  })

  it('say no number while no data are loaded', () => {
    const empty = offering(features, { ...config, dataset: null })
    expect(new Set(dataTypeTiles(spoken('nl'), empty).map(({ amount }) => amount))).toEqual(new Set([null]))
  })
})

describe('The tiles of production figures', () => {
  it('are wells, fields, licences, mining facilities and, where it is offered, geothermal installations', () => {
    const routes = (on: readonly Feature[]) => productionTiles(spoken('nl'), offering(on)).map(({ to }) => to)
    const always = ['wells', 'fields', 'licences', 'mining'].map((name) => `/prodfigures/${name}`)
    expect(routes([])).toEqual(always)
    expect(routes(['geothermalFiguresFeature'])).toEqual([...always, '/prodfigures/geothermal'])
  })

  it('are all available but the one of licences, which says why it is not', () => {
    const dimmed = productionTiles(spoken('en'), offering(features)).filter(
      ({ unavailable }) => unavailable !== undefined,
    )
    expect(dimmed).toEqual([
      expect.objectContaining({
        to: '/prodfigures/licences',
        unavailable: 'Not available',
        sentence: expect.stringContaining('We do not publish these figures'),
      }),
    ])
  })

  it('say of how many there are figures, over which years, and to which month of one that is not whole [D28.44]', () => {
    const shared = { groupings: ['subject' as const], opensBy: 'subject' as const }
    const figures = {
      'well-figures': { subjects: 2100, yearStart: 2003, yearEnd: 2026, ...shared },
      'field-figures': { subjects: 610, yearStart: 2003, yearEnd: 2024, ...shared },
      'facility-figures': { subjects: 1, yearStart: 2019, yearEnd: 2019, ...shared },
    }
    const given = { ...config, dataset: { ...config.dataset!, figures } }
    const amounts = (language: Language) =>
      productionTiles(spoken(language), offering([], given)).map(({ amount }) => amount)
    expect(amounts('nl')).toEqual([
      'Van 2.100 putten, 2003 tot en met september 2026',
      'Van 610 velden, 2003 tot en met 2024',
      null,
      'Van 1 mijnbouwwerk, 2019',
    ])
    expect(amounts('en')[0]).toBe('For 2,100 wells, 2003 to September 2026')
  })

  it('say no number where the figures cover nothing', () => {
    expect(productionTiles(spoken('nl'), offering([]))[0]?.amount).toBeNull()
  })
})

describe.each([
  { feature: 'seismicFeature', tilesOf: dataTypeTiles, route: '/smc-lines', without: 3 },
  {
    feature: 'geothermalFiguresFeature',
    tilesOf: productionTiles,
    route: '/prodfigures/geothermal',
    without: 4,
  },
] as const)('The tile of $feature', ({ feature, tilesOf, route, without }) => {
  it.each(values)("is there or not by the value '%s' [S2.31, S2.34, S6.3, S6.4, D15.1]", (value, isThere) => {
    const tiles = tilesOf(spoken('nl'), { config, features: { [`dc.feature.service.${feature}`]: value } })
    expect(tiles.some(({ to }) => to === route)).toBe(isThere)
    expect(tiles).toHaveLength(isThere ? without + 1 : without)
  })

  it('is not there where nothing is said of its feature [D15.1]', () => {
    expect(tilesOf(spoken('nl'), { config, features: {} })).toHaveLength(without)
  })
})
