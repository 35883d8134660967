import { describe, expect, it } from 'vitest'
import { fillCompanies } from '../../testing/company-dataset.ts'
import { smallServer } from '../../testing/small-server.ts'

const parts = smallServer('sqlite', fillCompanies)
const get = (path: string, accept = 'application/json') =>
  parts().server.inject({ url: `/datacenter${path}`, headers: { host: 'data.example.org', accept } })
type Listed = {
  key: string
  name: string
  names: string[]
  owned: number
  idle: number
  drilled: number
  licences: number
}
const list = async (query = ''): Promise<Listed[]> => (await get(`/companies${query}`)).json().companies

describe('companies', () => {
  it('are those that a register or a figure names, with their spellings joined [D28.43]', async () => {
    const all = await list()
    expect(all.map(({ name }) => name)).toEqual([
      "'t <Zand> N.V.",
      'Ander B.V.',
      'Noordgas B.V.',
      'Oud & Co',
      'Warmte',
    ])
    expect(all.find(({ key }) => key === 'warmte')).toMatchObject({ owned: 0, drilled: 0, licences: 0 })
    expect(all.find(({ key }) => key === 'noordgas')).toMatchObject({
      names: ['Noordgas B.V.', 'Noordgas', 'NOORDGAS BV'],
      owned: 3,
      idle: 2,
      drilled: 0,
      licences: 1,
    })
    expect(all.find(({ key }) => key === 'oud-en')).toMatchObject({ owned: 0, drilled: 5, licences: 1 })
  })
  it('have what they produced as a file: a row for each product and year, with its share of all [D31.1]', async () => {
    type Years = { year: number; total: number; national: number | null }[]
    const told = (await get('/companies/noordgas')).json<{ production: { years: Years }[] }>()
    const years = told.production.flatMap((product) => product.years)
    const { body, headers } = await get('/companies/noordgas?f=csv')
    expect(headers['content-disposition']).toContain('noordgas-production.csv')
    const [head, ...lines] = body.trimEnd().split('\r\n')
    expect(head).toBe('company,produced,year,isWhole,until,amount,unit,unitText,national,share,source')
    expect(lines).toHaveLength(years.length)
    for (const [at, { year, total, national }] of years.entries()) {
      const cells = lines[at]!.split(',')
      expect(cells.slice(2, 6)).toEqual([String(year), 'true', '', String(total)])
      expect(Number(cells[9])).toBeCloseTo(total / (national ?? NaN), 5)
    }
    const page = (await get('/companies/noordgas?lang=en', 'text/html')).body
    expect(page).toContain('/datacenter/companies/noordgas?lang=en&amp;f=xlsx">XLSX</a>')
    expect((await get('/companies/noordgas?f=pdf')).json().detail).toContain('json, html, csv, xlsx')
  })
  it('lead from their idle wells to the list of these, by every spelling, and from figures to their screen', async () => {
    const { body } = await get('/companies/noordgas?lang=en', 'text/html')
    const [, list = ''] = /<a href="([^"]*brh-overview[^"]*)">Open these boreholes/.exec(body) ?? []
    const asked = new URL(list.replaceAll('&amp;', '&')).searchParams
    expect(asked.getAll('owner')).toEqual(['Noordgas B.V.', 'Noordgas', 'NOORDGAS BV'])
    expect(asked.getAll('status')).toContain('Suspended')
    expect(body).toMatch(
      /\/prodfigures\/fields\?name=Noordgas\+B\.V\.&amp;yearStart=\d+&amp;yearEnd=\d+&amp;lang=en"/,
    )
    const ofWells = /<li>[^<]*, 2023–2024: (.*) \(<a/.exec(body)?.[1] ?? ''
    expect(
      [...ofWells.matchAll(/<a href="[^"]*\/wells\?name=([^&]*)&[^>]*>([^<]*)<\/a>/g)].map(
        ([, asked, told]) => [asked, told],
      ),
    ).toEqual([
      ['Noordgas+B.V.', 'Noordgas B.V.'],
      ['NOORDGAS+BV', 'NOORDGAS BV'],
    ])
  })
  it('are looked for under a name of any length', async () => {
    const { statusCode, headers } = await get(`/companies/${'lang-'.repeat(80)}`, 'text/html')
    expect([statusCode, headers['content-type']]).toEqual([404, expect.stringContaining('text/html')])
  })
  it('have a page with idle wells and the rule, fields, licences by expiry, and their share of production [D31.1]', async () => {
    const { body } = await get('/companies/noordgas', 'text/html')
    expect(body).toContain(
      'Noordgas B.V. is nu eigenaar van 3 boringen: 2 daarvan liggen stil. Het bedrijf is operator van 1 veld en heeft 1 vergunning van kracht.',
    )
    expect(body).toContain('Een boring ligt stil als zij ingesloten, opgeschort of tijdelijk verlaten is')
    const idle = body.slice(body.indexOf('<h2>Boringen die stilliggen'), body.indexOf('<h2>Boringen</h2>'))
    expect([...idle.matchAll(/W-0\d(?=<)/g)].map(String)).toEqual(['W-01', 'W-02'])
    expect(body).toContain('Ook geschreven als: Noordgas, NOORDGAS BV')
    expect(body).toContain('Vervallen: 1.')
    expect(body).toMatch(/<td class="number">30.000<\/td><td class="number">25%<\/td>/)
  })
  it('tell every table of figures that names them, with the water of geothermal wells [D31.2]', async () => {
    const { body } = await get('/companies/warmte?lang=en', 'text/html')
    expect(body).toContain('Geothermal energy: water production')
    expect(body).toContain('<td class="number">1,000.3</td><td class="number">100%</td>')
    expect(body).toMatch(/collections\/geothermal-figures\/items\?filter=[^"]*Warmte[^"]*">all rows<\/a>\)</)
    const wells = await get('/companies/ander?lang=en', 'text/html')
    expect(wells.body).toContain('/collections/well-figures/items?')
    for (const { key } of await list()) {
      const page = (await get(`/companies/${key}?lang=en`, 'text/html')).body
      const hasFigures = (await get(`/companies/${key}`)).json().figures.length > 0
      expect(page.includes('has no production figures')).toBe(!hasFigures)
    }
  })
  it('have sums with no more decimals than were reported [D31.2]', async () => {
    expect((await get('/companies/warmte')).json().geothermalWater).toEqual([
      { year: 2025, until: null, provisionalFrom: null, total: 1000.3, national: 1000.3 },
    ])
  })
  it('have that page in each language, also when another was asked before', async () => {
    for (const [language, told] of [
      ['nl', 'Nu in bezit: 3.'],
      ['en', 'Owns now: 3.'],
      ['nl', 'Nu in bezit: 3.'],
    ])
      expect((await get(`/companies/noordgas?lang=${language}`, 'text/html')).body).toContain(told)
  })
  it('without anything now say so, and are cited with one full stop', async () => {
    const { body } = await get('/companies/ander', 'text/html')
    expect(body).toContain(
      'Ander B.V. heeft nu geen boringen, velden of vergunningen van kracht; er zijn ook geen boringen voor gezet.',
    )
    expect(body).not.toContain('B.V..')
  })
  it('have files of exactly their wells [D31.3]', async () => {
    const { body } = await get('/companies/noordgas?lang=en', 'text/html')
    const [, address = ''] =
      /Idle boreholes: .*?href="http:\/\/data\.example\.org([^"]*f=json[^"]*)"/.exec(body) ?? []
    const rows = (await parts().server.inject(address.replaceAll('&amp;', '&'))).json<{
      rows?: unknown[]
      features?: unknown[]
    }>()
    expect(rows.rows ?? rows.features).toHaveLength(2)
  })
  it('have files of their fields and licences, and none without rows [D31.3]', async () => {
    const { body } = await get('/companies/noordgas?lang=en', 'text/html')
    const rowsAt = async (title: string): Promise<number> => {
      const [, address = ''] =
        new RegExp(`<p>${title}: .*?href="http://data\\.example\\.org([^"]*f=json[^"]*)"`).exec(body) ?? []
      return (await parts().server.inject(address.replaceAll('&amp;', '&'))).json().features.length
    }
    expect(await rowsAt('Fields operated')).toBe(1)
    expect(await rowsAt('Licences as operator, with those applied for and expired')).toBe(2)
    const other = (await get('/companies/ander?lang=en', 'text/html')).body
    expect(other).not.toContain('<h2>Download</h2>')
  })
  it('are led to from every object that names them, and write no name as a tag [D31.4]', async () => {
    expect((await get('/boreholes/4', 'text/html')).body).toContain('/datacenter/companies/t-zand"')
    const { body, statusCode } = await get('/companies/t-zand', 'text/html')
    expect([statusCode, body.includes('<Zand>')]).toEqual([200, false])
    expect((await get('/companies/nobody')).statusCode).toBe(404)
  })
})
