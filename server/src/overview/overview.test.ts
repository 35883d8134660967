import { describe, expect, it } from 'vitest'
import { fillOverview } from '../../testing/overview-dataset.ts'
import { readWorkbook } from '../../testing/read-workbook.ts'
import { smallServer } from '../../testing/small-server.ts'

const parts = smallServer('sqlite', fillOverview)
const get = (path: string, accept = 'application/json') =>
  parts().server.inject({ url: `/datacenter${path}`, headers: { host: 'data.example.org', accept } })

type Chart = {
  id: string
  rule: string | null
  sentence: string
  labels: string[]
  bands: { name: string; values: (number | null)[] }[]
  partial: string | null
}
const chart = async (id: string): Promise<Chart> => (await get(`/overview/${id}`)).json()
const at = ({ labels, bands }: Chart, label: string): (number | null)[] =>
  bands.map(({ values }) => values[labels.indexOf(label)] ?? null)

describe('the country in figures', () => {
  it('adds up a product by year, on land and at sea, and answers with the same months of the year before [D30.1]', async () => {
    const gas = await chart('gas-produced')
    expect(gas.bands.map(({ name }) => name)).toEqual(['Op land', 'Op zee'])
    expect(at(gas, '2025')).toEqual([40_000, 60_000])
    expect(at(gas, '2026 t/m sep')).toEqual([45_000, null])
    expect(gas.partial).toBe('2026 t/m sep')
    // Until September of 2025 the two fields produced 30 and 60.
    expect(gas.sentence.replaceAll('\u00a0', ' ')).toContain(
      'In 2026 (t/m september) produceerde 1 veld 45 miljoen Nm³ gas, 50% minder dan in dezelfde maanden van 2025.',
    )
  })
  it('ranks fields and operators of the last whole year [D30.2]', async () => {
    const largest = await chart('gas-produced-fields')
    expect([largest.labels, at(largest, 'Zee <1>')]).toEqual([['Zee <1>', 'Oost'], [60_000]])
    expect((await chart('gas-produced-operators')).labels).toEqual(['Zuid', 'Noord'])
    const { body } = await get('/overview?lang=en', 'text/html')
    expect(body).toMatch(/<th scope="row"><a href="[^"]*\/companies\/zuid\?lang=en">Zuid<\/a>/)
    expect(body).toMatch(/<th scope="row"><a href="[^"]*\/fields\/\d+\?lang=en">Oost<\/a>/)
  })
  it('counts wells in the year that drilling began, and no day that is still to come [D30.3]', async () => {
    const drilled = await chart('wells-drilled')
    // One began on 1 January 1801, which stands for a day that is not known.
    expect(drilled.labels).toEqual(['2024', '2025', '2026 t/m 1 november'])
    expect(drilled.sentence).toContain('Boringen die in 2026 (t/m 1 november) begonnen: 1.')
    expect(drilled.rule).toContain('niet mee: 4.')
    // The version is of a day within 2026.
    expect(drilled.partial).toBe('2026 t/m 1 november')
    expect(at(drilled, '2024').reduce((sum, count) => Number(sum) + Number(count), 0)).toBe(2)
    const statuses = await chart('wells-by-status')
    expect([statuses.labels[0], at(statuses, statuses.labels[0]!)]).toEqual([expect.any(String), [3]])
  })
  it('counts a status by what is read of it: in one bar however it is written, and unknown with none [D30.4]', async () => {
    const statuses = await chart('wells-by-status')
    expect(new Set(statuses.labels).size).toBe(statuses.labels.length)
    expect([at(statuses, 'Ingesloten'), at(statuses, 'Onbekend')]).toEqual([[2], [2]])
  })
  it('counts a licence from the day it was granted up to and including the day it expires [D30.5]', async () => {
    const inForce = await chart('licences-in-force')
    const counts = ['2003', '2004', '2009', '2010', '2011'].map((year) => at(inForce, year)[0])
    expect(counts).toEqual([0, 1, 1, 2, 1])
  })
  it('counts the licences of today as those of every year, and tells those that are applied for or lack a date [D23.21, D30.5]', async () => {
    const inForce = await chart('licences-in-force')
    // One has no status and no end date, one is in force without a grant date; the EXPIRED one has no end date.
    expect(inForce.bands.map(({ values }) => values.at(-1))).toEqual([1, 0, 0, 0, 0, 0])
    expect(inForce.bands.map(({ values }) => values.at(-2))).toEqual([1, 0, 0, 0, 0, 0])
    expect(inForce.sentence).toMatch(/^In het register staan 10 vergunningen\. .*: 2\. Aangevraagd: 1\.$/)
    expect(inForce.rule).toMatch(/staan niet in de grafiek: 7\. Hiervan nu van kracht: 1\.$/)
  })
  it('has five bands and one for all others, in plain grey, where there are more than six [D30.6]', async () => {
    const { bands } = await chart('licences-in-force')
    expect([bands.length, bands.at(-1)?.name]).toEqual([6, 'Andere soorten'])
    const { body } = await get('/overview/licences-in-force?f=svg')
    const grounds = [...body.matchAll(/<pattern [^>]*><rect [^>]*fill="([^"]+)"\/>(.*?)<\/pattern>/g)]
    expect(new Set(grounds.map(([, colour]) => colour)).size).toBe(6)
    expect(grounds.at(-1)?.[2]).toBe('')
  })
  it('is one page with every chart, its sentence, its table and its addresses, in both languages [D30.7]', async () => {
    const { charts } = (await get('/overview')).json<{ charts: Chart[] }>()
    for (const language of ['nl', 'en']) {
      const { body, headers } = await get(`/overview?lang=${language}`, 'text/html')
      expect(headers['content-type']).toContain('text/html')
      expect(body).toContain(`<html lang="${language}">`)
      for (const { id } of charts) {
        expect(body).toContain(`id="${id}"`)
        expect(body).toContain(`/overview/${id}?`)
      }
      expect(body.match(/<svg [^>]*class="overview-chart"/g)).toHaveLength(charts.length)
      // The same for a phone, with letters of the same size.
      expect(body.match(/<svg [^>]*class="overview-chart narrow" viewBox="0 0 340 /g)).toHaveLength(
        charts.length,
      )
      expect(body.match(/<details>/g)).toHaveLength(charts.length)
      expect(body).not.toContain('Zee <1>')
    }
  })
  it('gives each chart as CSV and as a picture in the colours of paper [D30.7]', async () => {
    const csv = await get('/overview/gas-produced?f=csv')
    expect(csv.headers['content-type']).toContain('text/csv')
    expect(csv.body).toMatch(/^Jaar,Op land,Op zee,Totaal,Eenheid,source\r\n/)
    expect(csv.body).toContain('\r\n2025,40000,60000,100000,1000Nm3,\r\n')
    const sheet = await readWorkbook((await get('/overview/gas-produced?f=xlsx&lang=en')).rawPayload)
    expect(JSON.stringify(sheet)).toContain('"2025",40000,60000,100000')
    const svg = await get('/overview/gas-produced?f=svg')
    expect(svg.headers['content-type']).toContain('image/svg+xml')
    expect(svg.body).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg"/)
    expect(svg.body).not.toContain('var(--')
    const written = [...svg.body.matchAll(/<text [^>]*>([^<]*)<\/text>/g)].map(([, words]) => words)
    expect(written[0]).toBe('Gasproductie per jaar, op land en op zee')
    expect(written).toContain('2026 t/m sep')
    expect(written).toContain('2026 loopt tot en met september en is daarom lichter getekend.')
    expect(written.join(' ')).toMatch(/Bron: .*data\.example\.org\/datacenter\/overview\/gas-produced$/)
  })
  it('lets other sites frame a chart and nothing else, without a cookie [D30.8]', async () => {
    const { headers, body } = await get('/embed/gas-produced', 'text/html')
    expect(headers['content-security-policy']).toContain('frame-ancestors *')
    expect(headers['set-cookie']).toBeUndefined()
    expect(body).toContain('<svg')
    expect(body).toContain('2026 loopt tot en met september en is daarom lichter getekend.')
    expect(body).toMatch(/<details><summary>.*<table>/)
    expect((await get('/embed/licences-in-force', 'text/html')).body).toContain(
      'Elk jaar telt op dezelfde manier',
    )
    for (const path of ['/overview', '/overview/gas-produced', '/boreholes/1'])
      expect((await get(path, 'text/html')).headers['content-security-policy']).toContain(
        "frame-ancestors 'self'",
      )
  })
  it('leads to the rows behind a chart: those of its products and years, or with a known day', async () => {
    const { body } = await get('/overview', 'text/html')
    const led = [
      ...body.matchAll(/<a href="http:\/\/data.example.org\/datacenter([^"]*)">Bekijk de gegevens/g),
    ]
    expect(led.map(([, address]) => address)).toEqual(
      expect.arrayContaining([
        '/prodfigures/fields?product=Gas&amp;production=Produced&amp;yearStart=2003&amp;yearEnd=2026&amp;by=location',
        '/brh-overview?endDate=2026-11-01',
      ]),
    )
  })
  it('counts in whole things, also where they are few [D30.3]', async () => {
    const { body } = await get('/overview/wells-drilled?f=svg')
    const axis = [...body.matchAll(/text-anchor="end">([^<]*)</g)].map(([, amount]) => amount)
    expect(axis).toEqual(['0', '1', '2'])
  })
  it('names what there is to who asks for something else', async () => {
    const unknown = await get('/overview/gas')
    expect([unknown.statusCode, unknown.json().detail]).toEqual([
      404,
      expect.stringContaining('gas-produced, '),
    ])
    expect((await get('/overview/gas-produced?f=png')).statusCode).toBe(400)
    expect((await get('/overview?colour=red')).json().detail).toContain('colour')
  })
})
