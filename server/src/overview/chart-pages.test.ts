import { describe, expect, it } from 'vitest'
import { fillOverview } from '../../testing/overview-dataset.ts'
import { smallServer } from '../../testing/small-server.ts'

const parts = smallServer('sqlite', fillOverview)
const get = (path: string, accept = 'application/json') =>
  parts().server.inject({ url: `/datacenter${path}`, headers: { host: 'data.example.org', accept } })

type Chart = { sentence: string; bands: { name: string; values: (number | null)[] }[] }
const chart = async (id: string): Promise<Chart> => (await get(`/overview/${id}`)).json()

describe('a chart of the country', () => {
  it('leads to as many boreholes as it counts by year [D28.51]', async () => {
    const { bands, sentence } = await chart('wells-drilled')
    const counted = bands.flatMap(({ values }) => values).reduce<number>((all, one) => all + (one ?? 0), 0)
    expect(sentence).toContain(`zijn het er ${counted}.`)
    const { body } = await get('/overview/wells-drilled', 'text/html')
    const [, query = ''] = /brh-overview\?([^"]*)">Bekijk de gegevens/.exec(body) ?? []
    const rows = (await get(`/files/boreholes.csv?${query}`)).body.trimEnd().split('\r\n').slice(1)
    expect(rows).toHaveLength(counted)
  })
  it('names its bands in the order in which they lie on each other, under faint patterns [D28.47]', async () => {
    const { body } = await get('/overview/gas-produced?f=svg')
    const written = [...body.matchAll(/<text [^>]*>([^<]*)<\/text>/g)].map(([, words]) => words)
    expect(written.indexOf('Op zee')).toBeLessThan(written.indexOf('Op land'))
    const bars = [...body.matchAll(/y="([\d.]+)"[^>]*><title>2025, ([^:]*):/g)].map(([, y, name]) => [
      name,
      Number(y),
    ])
    expect(bars.toSorted((a, b) => Number(a[1]) - Number(b[1])).map(([name]) => name)).toEqual([
      'Op zee',
      'Op land',
    ])
    expect(body).toContain('stroke-opacity="0.5"')
  })
  it('says in the title of a chart where all of it is, where that is one of land and sea [D28.47]', async () => {
    const titles = (await get('/overview?lang=en')).json<{ charts: { title: string }[] }>().charts
    expect(titles.map(({ title }) => title)).toContain('Gas production per year, onshore and offshore')
    expect(titles.map(({ title }) => title)).toContain('Oil production per year, offshore')
  })
  it('leaves the years their labels beside a long one of the year that is not whole [D28.47]', async () => {
    const { body } = await get('/overview/wells-drilled?f=svg')
    const written = [...body.matchAll(/<text [^>]*>([^<]*)<\/text>/g)].map(([, words]) => words)
    expect(written).toEqual(expect.arrayContaining(['2024', '2025', '2026', 't/m 1 november']))
  })
  it('gives a frame the height that its chart needs, and says within it that one is not there [D28.48]', async () => {
    const heightOf = async (id: string): Promise<number> => {
      const { body } = await get(`/overview/${id}`, 'text/html')
      return Number(/&lt;iframe [^;]*?.*? height=&quot;(\d+)&quot;/.exec(body)?.[1])
    }
    expect(await heightOf('licences-in-force')).toBeGreaterThan(await heightOf('gas-produced-fields'))
    expect(await heightOf('gas-produced-fields')).toBeGreaterThan(400)
    const unknown = await get('/embed/nonsense?lang=en', 'text/html')
    expect([unknown.statusCode, unknown.headers['content-security-policy']]).toEqual([
      404,
      expect.stringContaining('frame-ancestors *'),
    ])
    expect(unknown.body).toContain('‘nonsense’ is not in these data.')
    expect(unknown.body).not.toContain('<nav')
  })
})
