import { boreholes, fields, licences, seismicSurveys2d } from '@datacentre/catalogue'
import type { TownsFile } from '@datacentre/catalogue/geography/places/towns'
import type { Found, FoundGroup } from '@datacentre/catalogue/wire/found'
import type { DatasetWriter } from '@datacentre/database'
import { aBorehole, aField, aLicence, aSeismicSurvey2d } from '@datacentre/fixtures'
import { describe, expect, it } from 'vitest'
import { smallServer } from '../../testing/small-server.ts'

const borehole = (boreholeDbk: number, boreholeName: string, given: Parameters<typeof aBorehole>[0] = {}) =>
  aBorehole({
    boreholeDbk,
    boreholeName,
    shortName: `SW-${String(boreholeDbk).padStart(2, '0')}`,
    aliasName: null,
    nitgNr: null,
    uwi: null,
    legalOwnerName: null,
    clientOrgName: null,
    blockCd: null,
    ...given,
  })

async function fill(writer: DatasetWriter): Promise<void> {
  await writer.rows(boreholes, [
    borehole(1, 'Súdwâld-01', { nitgNr: 'B13B0056', uwi: 'NL-8001', aliasName: 'Oude Zuidput' }),
    borehole(2, 'SUDWALD-10', { legalOwnerName: 'Noordgas B.V.' }),
    borehole(3, 'Oud Súdwâld-02'),
    ...Array.from({ length: 12 }, (_, at) => borehole(10 + at, `K12-B-${at + 1}`, { blockCd: 'K12' })),
    borehole(30, '<b>"\'&-01'),
  ])
  await writer.rows(fields, [
    {
      ...aField({ fieldDbk: 1, fieldName: 'Sudwald', fieldCode: 'SWD', fieldOperator: 'NOORDGAS BV' }),
      geometry: null,
    },
  ])
  await writer.rows(licences, [
    {
      ...aLicence({ gdnrCollectionId: 'GDNC-8', licenceName: 'L10', operator: 'Noordgas' }),
      geometry: null,
    },
    {
      ...aLicence({ gdnrCollectionId: 'GDNC-7', licenceName: 'K12a', operator: 'Noordgas' }),
      geometry: null,
    },
    {
      ...aLicence({
        gdnrCollectionId: 'GDNC-9',
        licenceName: 'Groot-Sudwald',
        operator: null,
        licensees: [],
      }),
      geometry: null,
    },
  ])
  await writer.rows(seismicSurveys2d, [
    { ...aSeismicSurvey2d({ name: 'L2NAM1984A', blocks: 'K12, L10' }), geometry: null },
  ])
}

const towns: TownsFile = {
  grain: 1000,
  municipalities: [['Eemsdelta', 'GR']],
  towns: [['Loppersum', 246, 595, 3, 0]],
}

const parts = smallServer('sqlite', fill, { towns })
const get = (query: string, accept = 'application/json') =>
  parts().server.inject({
    url: `/datacenter/search${query}`,
    headers: { host: 'data.example.org', accept },
  })
const find = async (text: string, more = ''): Promise<Found> =>
  (await get(`?q=${encodeURIComponent(text)}${more}`)).json()
const groupOf = async (text: string, id: FoundGroup['id']): Promise<FoundGroup | undefined> =>
  (await find(text)).groups.find((group) => group.id === id)
const titles = async (text: string, id: FoundGroup['id']): Promise<string[]> =>
  ((await groupOf(text, id))?.results ?? []).map(({ title }) => title)
const page = async (query: string): Promise<string> => (await get(query, 'text/html')).body

describe('one search over everything', () => {
  it.each([
    ['a name, whatever its accents and dashes', 'sudwald 1'],
    ['a code', 'sw-01'],
    ['a NITG number', 'b13b0056'],
    ['a UWI', 'nl 8001'],
    ['another name', 'oude zuidput'],
    ['a kind before the name', 'boring Súdwâld-01'],
  ])('finds a borehole by %s', async (_, text) => {
    const { groups } = await find(text)
    expect(groups[0]?.id).toBe('boreholes')
    expect(groups[0]?.results[0]).toMatchObject({
      match: 'equal',
      kind: 'Boring',
      address: 'http://data.example.org/datacenter/boreholes/1',
      map: 'http://data.example.org/mapviewer/brh/1/?lang=nl',
    })
  })
  it('has what is called so before what starts so, and that before what holds it, group by group [D34.1]', async () => {
    const { groups } = await find('sudwald')
    expect(
      groups.map(({ id, results }) => [id, ...results.map(({ title, match }) => `${match}: ${title}`)]),
    ).toEqual([
      ['fields', 'equal: Sudwald (SWD)'],
      [
        'boreholes',
        'start: Súdwâld-01 (SW-01, Oude Zuidput)',
        'start: SUDWALD-10 (SW-02)',
        'part: Oud Súdwâld-02 (SW-03)',
      ],
      ['licences', 'part: Groot-Sudwald'],
    ])
  })
  it('finds a company by any spelling and tells what it has [D34.2]', async () => {
    const found = await groupOf('noordgas bv', 'companies')
    expect(found?.results).toHaveLength(1)
    expect(found?.results[0]).toMatchObject({
      match: 'equal',
      address: 'http://data.example.org/datacenter/companies/noordgas',
      about: expect.stringContaining('1 boring · 1 veld'),
    })
  })
  it('shows a block before the licence of its name [D34.1]', async () => {
    expect((await find('l10')).groups.map(({ id }) => id).slice(0, 2)).toEqual(['places', 'licences'])
  })
  it('finds a block, with the lists of what lies there and the map at that place [D34.2]', async () => {
    const found = await groupOf('blok k12', 'places')
    expect(found?.results[0]?.title).toBe('K12')
    expect(found?.results[0]?.lists.map(({ title }) => title)).toEqual(['Boringen (12)', '2D-surveys (1)'])
    expect(found?.results[0]?.map).toMatch(/\/mapviewer\/\?lang=nl&x=-?\d+&y=\d+&z=[\d.]+&found=K12$/)
    for (const { address } of found?.results[0]?.lists ?? [])
      expect((await parts().server.inject(address.replace('http://data.example.org', ''))).statusCode).toBe(
        200,
      )
  })
  it.each([
    ['blok k12', 'K12', '/place/block/K12'],
    ['provincie drenthe', 'Drenthe', '/place/province/DR'],
    ['municipality of eemsdelta', 'Eemsdelta', '/place/municipality/GM1979'],
    ['loppersum', 'Loppersum', '/place/town/loppersum'],
  ])('leads from %s to the page of that place', async (text, title, path) => {
    const [first] = (await groupOf(text, 'places'))?.results ?? []
    expect([first?.title, first?.address]).toEqual([title, `http://data.example.org/datacenter${path}`])
  })
  it('finds a survey by its name, and pages by their title or another word in both languages [D34.2]', async () => {
    expect(await titles('nam1984', 'seismic-surveys-2d')).toEqual(['L2NAM1984A'])
    expect((await titles('boringen', 'pages'))[0]).toBe('Boringen')
    expect(await titles('data quality', 'pages')).toEqual(['Kwaliteit van de gegevens'])
    expect(await titles('flaring', 'pages')).toEqual([])
  })
  it('shows the best of each group, and leads to the list that finds all', async () => {
    const found = await groupOf('k12', 'boreholes')
    expect([found?.count, found?.results.length]).toEqual([12, 10])
    expect(found?.all).toEqual({
      title: 'Toon alle 12 boringen in de lijst',
      address: 'http://data.example.org/datacenter/brh-overview?searchByName=k12',
    })
    expect((await find('k12', '&limit=3')).groups.every(({ results }) => results.length <= 3)).toBe(true)
    expect((await groupOf('sudwald', 'boreholes'))?.all).toBeNull()
  })
  it('answers in English, and every link stays in it [D34.4]', async () => {
    const { groups } = await find('k12', '&lang=en')
    expect(groups.find(({ id }) => id === 'boreholes')?.all?.title).toBe('Show all 12 boreholes in the list')
    for (const { address } of groups.flatMap(({ results }) => results)) expect(address).toContain('lang=en')
  })
  it('refuses what it cannot read', async () => {
    for (const [query, told] of [
      [`?q=${'x'.repeat(101)}`, 'q must have 100 characters at most'],
      ['?q=a&limit=0', 'limit must be a whole number from 1 to 50'],
      ['?q=a&q=b', 'q must be given once'],
      ['?text=a', 'text is not known'],
    ] as const) {
      const answer = await get(query)
      expect([query, answer.statusCode]).toEqual([query, 400])
      expect(answer.json().detail).toContain(told)
    }
  })
})

describe('the page of the search', () => {
  it('counts in words, one or more, in both languages', async () => {
    expect(await page('?q=GDNC-7')).toContain('<p class="answer">1 resultaat voor “GDNC-7”.</p>')
    expect(await page('?q=GDNC-7&lang=en')).toContain('<p class="answer">1 result for “GDNC-7”.</p>')
    expect(await page('?q=sudwald')).toContain('5 resultaten voor “sudwald”.')
  })
  it('without a text says what can be searched for, with examples that find something', async () => {
    const body = await page('')
    expect(body).toContain('Waarop u kunt zoeken')
    const [, examples = ''] = /<h2>Voorbeelden<\/h2>\n<ul class="contents">(.*?)<\/ul>/.exec(body) ?? []
    const asked = [...examples.matchAll(/search\?q=([^"]+)"/g)].map(([, text = '']) =>
      decodeURIComponent(text.replaceAll('+', ' ')),
    )
    expect(asked.length).toBeGreaterThan(2)
    expect((await find(asked[0] ?? '')).count).toBeGreaterThan(0)
  })
  it('that found nothing says so, and offers a shorter text and the lists [D34.3]', async () => {
    const body = await page('?q=sudwaldertje')
    expect(body).toContain('Niets gevonden voor “sudwaldertje”.')
    expect(body).toContain('/datacenter/search?q=sudwald"')
    expect(body).toContain('/datacenter/brh-overview"')
    expect(await page('?q=sudwald%20noordgas')).toContain('/datacenter/search?q=noordgas"')
  })
  it('tells that a text is too long', async () => {
    const answer = await get(`?q=${'x'.repeat(120)}`, 'text/html')
    expect([answer.statusCode, answer.body]).toEqual([
      400,
      expect.stringContaining('Deze tekst is te lang: 120 tekens. U kunt zoeken op hooguit 100 tekens.'),
    ])
  })
  it('writes nothing that was typed or stored as a tag', async () => {
    const body = await page(`?q=${encodeURIComponent('<b>"\'&')}`)
    expect(body).not.toContain('<b>')
    expect(body).toContain('value="&lt;b&gt;&quot;')
    expect(body).toContain(`>&lt;b&gt;&quot;'&amp;-01 (SW-30)</a>`)
  })
  it('is kept out of search engines, and has one box', async () => {
    const answer = await get('?q=k12', 'text/html')
    expect(answer.headers['x-robots-tag']).toBe('noindex')
    expect(answer.body.match(/<form /g)).toHaveLength(1)
  })
  it.each([
    '/boreholes/1',
    '/boreholes/999',
    '/companies',
    '/companies/noordgas',
    '/overview',
    '/overview/wells-drilled',
    '/quality',
    '/quality/placeholder-dates',
    '/place/block/K12',
    '/place/block/nowhere',
    '/changes',
    '/codes',
    '/section',
    '/api/v1',
    '/api/v1/collections/boreholes/items',
  ])('is reached from the header of %s, without a script and in its language [D34.4]', async (path) => {
    for (const language of ['nl', 'en']) {
      const { body } = await parts().server.inject({
        url: `/datacenter${path}?lang=${language}`,
        headers: { host: 'data.example.org', accept: 'text/html' },
      })
      const [form = ''] = /<form class="search above".*?<\/form>/s.exec(body) ?? []
      expect(form).toContain('role="search" action="http://data.example.org/datacenter/search" method="get"')
      const label = language === 'nl' ? 'Zoek op de hele site' : 'Search the whole site'
      expect(form).toContain(`<label for="search-text">${label}</label>`)
      expect(form.includes('<input type="hidden" name="lang" value="en">')).toBe(language === 'en')
    }
  })
})
