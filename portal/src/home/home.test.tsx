import { standInService } from '@datacentre/client/testing/service'
import { aConfig, aDataset } from '@datacentre/fixtures/dataset'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { found, hrefsOf, one, wordsOf } from '@datacentre/client/testing/found'
import { showPortal } from '../../testing/show-portal.tsx'

// What the screens behind the tiles ask is no part of the home.
standInService().respond({ method: 'POST', path: '/rest/:register/:list' }, () => Response.json([]))

const rows = {
  boreholes: 6740,
  fields: 610,
  licences: 310,
  'seismic-lines': 28_000,
  'seismic-surveys-2d': 900,
  'seismic-surveys-3d': 290,
  'well-figures': 51_234,
  'field-figures': 41_000,
  'facility-figures': 21_000,
  'geothermal-figures': 1_001,
}
const divided = { groupings: ['subject' as const], opensBy: 'subject' as const }
const covered = { subjects: 0, yearStart: 2003, yearEnd: 2026, ...divided }
const coverage = {
  'well-figures': { ...covered, subjects: 1438 },
  'field-figures': { ...covered, subjects: 358 },
  'facility-figures': { ...covered, subjects: 222 },
  'geothermal-figures': { ...covered, subjects: 60 },
}
const config = { dataset: aDataset({ rows, figures: coverage, created: '2026-09-30' }) }

type ExpectedTile = {
  readonly nl: string
  readonly en: string
  readonly path: string
  readonly style: string
  readonly counted: readonly number[]
}

/** The tiles of a section in their order: name, path of the screen, and the numbers it tells: its rows, or its subjects and years. */
const dataTypes: readonly ExpectedTile[] = [
  { nl: 'Boringen', en: 'Boreholes', path: '/brh-overview', style: 'datatype-borehole', counted: [6740] },
  { nl: 'Velden', en: 'Fields', path: '/field-overview', style: 'datatype-field', counted: [610] },
  { nl: 'Vergunningen', en: 'Licences', path: '/lic-overview', style: 'datatype-licence', counted: [310] },
  {
    nl: 'Seismische gegevens',
    en: 'Seismic data',
    path: '/smc-lines',
    style: 'datatype-seismic',
    counted: [28_000, 1190],
  },
]
const figures: readonly ExpectedTile[] = [
  {
    nl: 'Putten',
    en: 'Wells',
    path: '/prodfigures/wells',
    style: 'production-well',
    counted: [1438, 2003, 2026],
  },
  {
    nl: 'Velden',
    en: 'Fields',
    path: '/prodfigures/fields',
    style: 'production-field',
    counted: [358, 2003, 2026],
  },
  {
    nl: 'Vergunningen',
    en: 'Licences',
    path: '/prodfigures/licences',
    style: 'production-licence',
    counted: [],
  },
  {
    nl: 'Mijnbouwwerken',
    en: 'Mining facilities',
    path: '/prodfigures/mining',
    style: 'production-mining',
    counted: [222, 2003, 2026],
  },
  {
    nl: 'Aardwarmte-installaties',
    en: 'Geothermal installations',
    path: '/prodfigures/geothermal',
    style: 'production-geothermal',
    counted: [60, 2003, 2026],
  },
]

const words = {
  nl: {
    query: '',
    sections: ['Soorten gegevens', 'Productiecijfers'],
    lead: 'Openbare gegevens over olie, gas en aardwarmte',
    dates: ['Bijgewerkt tot 30 september 2026', 'Cijfers tot en met september 2026'],
    unavailable: 'Niet beschikbaar',
    why: 'Deze cijfers publiceren wij bewust niet',
    map: 'Bekijk boringen, velden en vergunningen op de kaart',
    scripts: 'documentatie van de API',
  },
  en: {
    query: '?lang=en',
    sections: ['Types of data', 'Production figures'],
    lead: 'Public data on oil, gas and geothermal energy',
    dates: ['Data as of 30 September 2026', 'Figures to the end of September 2026'],
    unavailable: 'Not available',
    why: 'We do not publish these figures',
    map: 'View boreholes, fields and licences on the map',
    scripts: 'API documentation',
  },
} as const

/** The numbers in a text, without the signs that part thousands. */
const numbersIn = (text: string): number[] =>
  (text.match(/\b\d[\d.,]*/g) ?? []).map((number) => Number(number.replaceAll(/[.,]/g, '')))

const heading = page.getByRole('heading', { level: 1 })
/** Its first sentence, which comes with the rest of it. */
const lead = page.getByText(/^(Openbare gegevens|Public data) /)

describe.each(['nl', 'en'] as const)('the home in %s', (language) => {
  const { query, sections, ...told } = words[language]

  it('says what this is, of which day the data are and to which month figures run, and leads to the map and to the API [D27.51]', async () => {
    await showPortal(`/${query}`, { config })
    await expect.element(lead).toHaveTextContent(told.lead)
    expect(wordsOf(found('.home-dates > *'))).toEqual(told.dates)
    const map = page.getByRole('link', { name: told.map })
    await expect
      .element(map)
      .toHaveAttribute('href', `/mapviewer/?lang=${language}&layers=boreholes,fields,licences`)
    await expect
      .element(page.getByRole('link', { name: told.scripts }))
      .toHaveAttribute('href', `api/${query}`)
  })

  it.each([
    [sections[0], dataTypes],
    [sections[1], figures],
  ])(
    'has in the section %s its tiles in order, each with an icon in its colour, a sentence and the rows of the dataset [S1.5, S2.30, S2.32]',
    async (section, expected) => {
      await showPortal(`/${query}`, { config })
      const region = page.getByRole('region', { name: section, exact: true })
      await expect.element(region.getByRole('heading', { level: 2, name: section })).toBeVisible()
      const tiles = found('.tile', region.element())
      expect(wordsOf(found('h3', region.element()))).toEqual(expected.map((tile) => tile[language]))
      expect(hrefsOf(tiles.map((tile) => one('a', tile)))).toEqual(
        expected.map(({ path }) => `/datacenter${path}${query}`),
      )
      for (const [at, { style, counted }] of expected.entries()) {
        const tile = tiles[at]!
        expect(tile.classList).toContain(style)
        expect(one('.tile-sentence', tile).textContent?.length).toBeGreaterThan(30)
        expect(getComputedStyle(one('svg', tile)).color).toBe(getComputedStyle(tile).borderBlockStartColor)
        expect(numbersIn(one('.tile-amount', tile).textContent ?? '')).toEqual(counted)
      }
    },
  )

  it('dims the tile of licence figures, which says that they are not available and why [S1.6, S2.33]', async () => {
    await showPortal(`/${query}`, { config })
    await expect.element(lead).toBeVisible()
    const tile = one('.tile.is-dimmed')
    expect(found('.tile').indexOf(tile)).toBe(6)
    expect(tile.textContent).toContain(told.unavailable)
    expect(tile.textContent).toContain(told.why)
    const looks = found('.tile').map((each) => {
      const { backgroundColor, borderInlineStyle } = getComputedStyle(each)
      return [backgroundColor, borderInlineStyle, getComputedStyle(one('a', each)).color].join(' ')
    })
    const dimmed = looks.splice(6, 1)
    expect(new Set(looks).size).toBe(1)
    expect(looks).not.toContain(dimmed[0])
  })
})

describe('the home', () => {
  it('leads by every tile to its screen, wherever on it one clicks', async () => {
    await showPortal('/?lang=en', { config })
    await expect.element(lead).toBeVisible()
    for (const tile of found('.tile')) {
      tile.scrollIntoView()
      const { left, top, right, bottom } = tile.getBoundingClientRect()
      for (const [x, y] of [
        [left + 12, top + 12],
        [right - 12, bottom - 12],
      ] as const)
        expect(document.elementFromPoint(x, y)?.closest('a')).toBe(one('a', tile))
    }
    await userEvent.click(found('.tile')[5]!, { position: { x: 12, y: 12 } })
    await expect.element(heading).toHaveTextContent('Production figures per field')
    expect(location.pathname).toBe('/datacenter/prodfigures/fields')
    // The screen adds what it is asked to the address; the language stays.
    expect(new URLSearchParams(location.search).get('lang')).toBe('en')
  })

  it.each([
    ['/', 'Wat ligt er onder uw dorp of stad?', []],
    ['/?lang=en', 'What lies under your town?', [['lang', 'en']]],
  ])(
    'begins with the question what lies under a place, a form that leads to its page: %s',
    async (path, label, more) => {
      await showPortal(path, { config })
      await expect.element(page.getByLabelText(label)).toBeVisible()
      const [form] = [...document.querySelectorAll<HTMLFormElement>('.home form')]
      await userEvent.type(page.getByLabelText(label), 'Loppersum')
      expect([new URL(form!.action).pathname, form!.method]).toEqual(['/datacenter/place', 'get'])
      expect([...new FormData(form)]).toEqual([['q', 'Loppersum'], ...more])
    },
  )

  it('of another country asks for no place', async () => {
    const country = { west: 5, south: 49, east: 7, north: 51 }
    await showPortal('/?lang=en', {
      config: { ...config, site: { ...aConfig().site, country } },
    })
    await expect.element(lead).toBeVisible()
    expect(document.querySelectorAll('.home form')).toHaveLength(1)
  })

  it('without data says so, and its tiles count nothing', async () => {
    await showPortal('/', { config: { dataset: null } })
    await expect.element(lead).toBeVisible()
    expect(one('.home-dates').textContent).toBe('Er zijn nog geen gegevens geladen.')
    expect(found('.tile')).toHaveLength(9)
    expect(wordsOf(found('.tile-amount'))).toEqual(['Niet beschikbaar'])
  })

  it('shows each feature that is on by its own tile and no other [S2.31, S2.34, D15.1]', async () => {
    await showPortal('/', { config, features: ['geothermalFiguresFeature', 'sortEnabled'] })
    await expect.element(lead).toBeVisible()
    const hrefs = hrefsOf(found('.tile a'))
    expect(hrefs).toHaveLength(8)
    expect(hrefs).toContain('/datacenter/prodfigures/geothermal')
    expect(hrefs).not.toContain('/datacenter/smc-lines')
  })
})

describe('with every feature off', () => {
  it.each([
    ['/smc-lines', '2D-lijnen'],
    ['/smc-surveys?lang=en', '2D surveys'],
    ['/smc-3d-surveys', '3D-surveys'],
    ['/prodfigures/geothermal?lang=en', 'Geothermal production figures'],
  ])('%s still opens by its address [D15.2]', async (address, title) => {
    await showPortal(address, { features: [] })
    await expect.element(heading).toHaveTextContent(title)
    expect(document.title).toContain(title)
  })
})

describe('the home of a data centre that has only some tables', () => {
  const absent = (...ids: string[]) => ({ dataset: aDataset({ rows, absent: ids }) })
  const tiles = (): readonly string[] =>
    hrefsOf(found('.tile a')).map((href) => String(href).replace('/datacenter', ''))

  it('has no tile for what is absent, and leads to the map of what is there [D25.16]', async () => {
    const config = absent(
      'fields',
      'seismic-lines',
      'seismic-surveys-3d',
      'field-figures',
      'geothermal-figures',
    )
    const { say } = await showPortal('/', { config })
    await expect.element(lead).toBeVisible()
    expect(tiles()).toEqual([
      '/brh-overview',
      '/lic-overview',
      '/smc-surveys',
      '/prodfigures/wells',
      '/prodfigures/licences',
      '/prodfigures/mining',
    ])
    await expect
      .element(page.getByRole('link', { name: say('home.mapOfSome') }))
      .toHaveAttribute('href', '/mapviewer/?lang=nl&layers=boreholes,licences')
  })

  it('has no section of figures where there are none [D25.16]', async () => {
    const { say } = await showPortal('/', {
      config: absent('well-figures', 'field-figures', 'facility-figures', 'geothermal-figures'),
    })
    await expect.element(lead).toBeVisible()
    expect(wordsOf(found('.tiles h2'))).toEqual([say('home.dataTypes')])
  })

  it.each([
    ['/field-overview', 'register.fields.title'],
    ['/prodfigures/wells', 'production.well.title'],
  ] as const)('says at %s that it has no data on this [D25.16]', async (path, title) => {
    const { say } = await showPortal(path, { config: absent('fields', 'well-figures') })
    await expect.element(heading).toHaveTextContent(say(title))
    await expect.element(page.getByText(say('page.absent.text'))).toBeVisible()
    await expect.element(page.getByRole('link', { name: say('page.notFound.home') })).toBeVisible()
  })
})
