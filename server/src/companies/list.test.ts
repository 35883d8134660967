import { describe, expect, it } from 'vitest'
import { fillCompanies } from '../../testing/company-dataset.ts'
import { readWorkbook } from '../../testing/read-workbook.ts'
import { smallServer } from '../../testing/small-server.ts'

const parts = smallServer('sqlite', fillCompanies)
const get = (query: string, accept = 'application/json') =>
  parts().server.inject({
    url: `/datacenter/companies${query}`,
    headers: { host: 'data.example.org', accept },
  })
const keys = async (query: string): Promise<string[]> =>
  (await get(query)).json<{ companies: { key: string }[] }>().companies.map(({ key }) => key)
const page = async (query: string): Promise<string> => (await get(query, 'text/html')).body
/** The addresses of links below the list, with what they say. */
const links = (html: string): Record<string, string> =>
  Object.fromEntries(
    [
      ...html.matchAll(
        /<a href="http:\/\/data\.example\.org\/datacenter\/companies([^"/]*)"([^>]*)>([^<]*)</g,
      ),
    ].map(([, address = '', attributes = '', text = '']) => [
      /aria-label="([^"]*)"/.exec(attributes)?.[1] ?? text,
      address.replaceAll('&amp;', '&'),
    ]),
  )

const ALL = ['t-zand', 'ander', 'noordgas', 'oud-en', 'warmte']

describe('the list of companies', () => {
  it('is searched by any spelling of a name, and ordered by each column in both directions [D29.42]', async () => {
    expect(await keys('')).toEqual(ALL)
    expect(await keys('?searchByName=noordgas%20bv')).toEqual(['noordgas'])
    expect(await keys('?order=-name')).toEqual(ALL.toReversed())
    expect(await keys('?order=-owned')).toEqual(['noordgas', 't-zand', 'ander', 'oud-en', 'warmte'])
    expect(await keys('?order=owned')).toEqual(['ander', 'oud-en', 'warmte', 't-zand', 'noordgas'])
    expect((await keys('?order=-drilled'))[0]).toBe('oud-en')
    expect(await keys('?searchByName=zzz')).toEqual([])
  })
  it('is narrowed by one or several values of a filter, and by several filters together [D29.43]', async () => {
    expect(await keys('?role=owner')).toEqual(['t-zand', 'noordgas'])
    expect(await keys('?role=owner&role=drilled')).toEqual(['t-zand', 'noordgas', 'oud-en'])
    expect(await keys('?role=expired')).toEqual(['noordgas', 'oud-en'])
    expect(await keys('?role=licensee')).toEqual(['oud-en'])
    expect(await keys('?role=figures')).toEqual(['ander', 'noordgas', 'warmte'])
    expect(await keys('?landSea=S')).toEqual(['noordgas'])
    expect(await keys('?fields=yes&idle=yes')).toEqual(['noordgas'])
    expect(await keys('?role=owner&fields=no')).toEqual(['t-zand'])
    expect(await keys('?licences=yes&licences=no')).toEqual(ALL)
    expect(await keys('?role=owner&searchByName=zand')).toEqual(['t-zand'])
  })
  it('leads from each heading to its order, largest first, and back, and keeps what it is narrowed to [D29.42]', async () => {
    const html = await page('?role=owner&role=drilled&order=-fields&lang=en')
    expect(links(html)).toMatchObject({
      Company: '?role=owner&role=drilled&lang=en',
      Fields: '?role=owner&role=drilled&order=fields&lang=en',
      'Boreholes now': '?role=owner&role=drilled&order=-owned&lang=en',
    })
    expect(html.match(/aria-sort="\w+"/g)).toEqual(['aria-sort="descending"'])
    expect(links(await page('?order=fields'))).toMatchObject({ Velden: '?order=-fields', Bedrijf: '' })
    expect(await page('')).toContain('<th scope="col" aria-sort="ascending">')
    expect(links(await page(''))).toMatchObject({ Bedrijf: '?order=-name' })
  })
  it('tells what it is narrowed to, each with a way to take it off, and how many are left of how many [D29.43]', async () => {
    const html = await page('?searchByName=o&role=drilled&landSea=L&order=-owned')
    expect(html).toContain('1 van 5 bedrijven')
    expect(html).toContain('Rol: Toen operator bij het boren')
    expect(links(html)).toMatchObject({
      'Wis Naam': '?role=drilled&landSea=L&order=-owned',
      'Wis Rol': '?searchByName=o&landSea=L&order=-owned',
      'Wis Land of zee': '?searchByName=o&role=drilled&order=-owned',
      'Wis zoektekst en filters': '?order=-owned',
    })
    const whole = await page('?order=-owned')
    expect(whole).toContain('5 bedrijven')
    expect(whole).not.toContain('class="chips"')
  })
  it('counts for each choice how many it would leave, and keeps what is chosen in its form [D29.43]', async () => {
    const html = await page('?role=owner&fields=yes&order=-owned&lang=en')
    const choice = (name: string, code: string) =>
      new RegExp(`name="${name}" value="${code}"( checked)?>([^<]*)`).exec(html)?.slice(1)
    expect(choice('role', 'owner')).toEqual([' checked', 'Now owner of a borehole (1)'])
    expect(choice('role', 'drilled')).toEqual([undefined, 'Then operator when drilling (0)'])
    expect(choice('fields', 'no')).toEqual([undefined, 'No (1)'])
    expect(choice('landSea', 'S')?.[1]).toMatch(/ \(1\)$/)
    expect(html).toContain('<input type="hidden" name="order" value="-owned">')
    expect(html).toContain('<input type="hidden" name="lang" value="en">')
    expect(html).toContain('<details open>')
    expect(await page('?order=-owned')).toContain('<details><summary>Filters')
  })
  it('leaves aside what an address asks that it does not know, and says so; a program is refused [D4.5, D29.44]', async () => {
    const address = '?order=size&role=boss&role=owner&utm_source=x&f='
    const html = await page(`${address}html`)
    expect(html).toContain('2 van 5 bedrijven')
    expect(html).toContain('maar kennen wij niet: role=boss; order=size.')
    expect(links(html)).toMatchObject({ CSV: '?role=owner&f=csv', JSON: '?role=owner&f=json' })
    for (const form of ['json', 'csv', 'xlsx']) {
      const { statusCode, body } = await get(`${address}${form}`)
      expect(statusCode).toBe(400)
      for (const told of [
        'order must be one of name, owned, ',
        'role must be one of operator, owner, ',
        'utm_source is not known; known are f, lang, searchByName, role, ',
      ])
        expect(body).toContain(told)
    }
    expect((await get(`?searchByName=${'a'.repeat(101)}`)).json().detail).toContain('at most 100 characters')
    expect((await get('?order=name&order=owned')).json().detail).toContain('order must be given once')
    expect(await page('?role=%3Cscript%3E')).toContain('role=&lt;script&gt;')
  })
  it('has the columns that are asked for, in whatever else is done with it; all of them where none is', async () => {
    const heads = async (query: string): Promise<(string | undefined)[]> =>
      [...(await page(query)).matchAll(/<th scope="col"[^>]*><a [^>]*>([^<]*)/g)].map(([, text]) => text)
    expect(await heads('?lang=en')).toHaveLength(6)
    expect(await heads('?columns=licences&columns=idle&lang=en')).toEqual([
      'Company',
      'Idle boreholes',
      'Licences in force',
    ])
    const html = await page('?columns=idle&role=owner&lang=en')
    expect(links(html)).toMatchObject({
      'Idle boreholes': '?role=owner&order=-idle&columns=idle&lang=en',
      'Clear Role': '?columns=idle&lang=en',
    })
    expect(html).toContain('<input type="checkbox" name="columns" value="idle" checked>Idle boreholes')
    // The form of the filters keeps the columns, that of the columns keeps the filters.
    expect(html).toContain('<input type="hidden" name="columns" value="idle">')
    expect(html).toContain('<input type="hidden" name="role" value="owner">')
    expect((await get('?columns=size')).json().detail).toContain(
      'columns must be one of owned, idle, drilled, fields, licences',
    )
  })
  it('says that nothing is left, and leads back [D29.43]', async () => {
    const html = await page('?searchByName=zzz&lang=en')
    expect(html).toContain('0 of 5 companies')
    expect(html).toContain('There is no company that meets these choices.')
    expect(links(html)).toMatchObject({ 'Clear search and filters': '?lang=en' })
    expect(html).not.toContain('<table')
  })
  it('is taken home as it is listed: as CSV, spreadsheet and JSON [D29.45]', async () => {
    const { body, headers } = await get('?role=owner&order=-owned&f=csv')
    expect(headers['content-type']).toContain('text/csv')
    expect(headers['content-disposition']).toContain('companies.csv')
    const [head, first, second] = body.split('\r\n')
    expect(head).toBe(
      'key,name,owned,idle,drilled,fields,licences,names,roles,rolesText,landSea,landSeaText,source',
    )
    expect(first).toContain(
      'noordgas,Noordgas B.V.,3,2,0,1,1,Noordgas B.V.|Noordgas|NOORDGAS BV,operator|owner|expired|figures,"Nu operator van een veld, vergunning of mijnbouwwerk|Nu eigenaar van een boring|',
    )
    expect(second).toBe(
      "t-zand,'t <Zand> N.V.,1,0,0,0,0,'t <Zand> N.V.,owner,Nu eigenaar van een boring,L,Op land,",
    )
    const workbook = await readWorkbook((await get('?role=owner&f=xlsx')).rawPayload)
    expect(JSON.stringify(workbook)).toContain('Noordgas B.V.')
    expect(JSON.stringify(workbook)).toContain('Rol: Nu eigenaar van een boring')
    expect((await get('?role=owner')).json().companies[0]).toMatchObject({
      key: 't-zand',
      roles: ['owner'],
      landSea: ['L'],
    })
  })
})
