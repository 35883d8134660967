import { describe, expect, it } from 'vitest'
import { fillOverview } from '../../testing/overview-dataset.ts'
import { readWorkbook } from '../../testing/read-workbook.ts'
import { smallServer } from '../../testing/small-server.ts'
import { escapeHtml } from '../answer/escape-html.ts'

const parts = smallServer('sqlite', fillOverview)
const get = (path: string, accept = 'text/html') =>
  parts().server.inject({ url: `/datacenter${path}`, headers: { host: 'data.example.org', accept } })

type Chart = { readonly id: string; readonly title: string; readonly sentence: string }
const chartsIn = async (language: string): Promise<readonly Chart[]> =>
  (await get(`/overview?lang=${language}`, 'application/json')).json().charts

const count = (body: string, part: RegExp): number => body.match(part)?.length ?? 0

describe.each(['nl', 'en'])('every chart of the country, in %s', (language) => {
  const asked = language === 'nl' ? '' : '?lang=en'

  it('has a sentence, a table and an address of its own, on the page of all and by itself [D30.7]', async () => {
    const charts = await chartsIn(language)
    const all = (await get(`/overview${asked}`)).body
    expect(charts.length).toBeGreaterThan(5)
    expect(new Set(charts.map(({ sentence }) => sentence)).size).toBe(charts.length)
    for (const { id, title, sentence } of charts) {
      expect(sentence).toMatch(/^\S.{20,}\.$/)
      const own = (await get(`/overview/${id}${asked}`)).body
      for (const body of [all, own]) {
        expect(body).toContain(`<p class="answer">${escapeHtml(sentence)}</p>`)
        expect(body).toContain(`aria-label="${escapeHtml(title)}"><table>`)
      }
      expect(all).toContain(`href="http://data.example.org/datacenter/overview/${id}${asked}"`)
    }
  })
  it('is CSV, a spreadsheet and pictures, which its page leads to [D30.7]', async () => {
    for (const { id, title } of await chartsIn(language)) {
      const own = (await get(`/overview/${id}${asked}`)).body
      const address = (format: string): string =>
        `/overview/${id}${asked}${asked === '' ? '?' : '&'}f=${format}`
      for (const format of ['csv', 'xlsx', 'svg'])
        expect(own).toContain(`href="http://data.example.org/datacenter${escapeHtml(address(format))}"`)
      // A picture of dots is made from that of lines, in the browser.
      expect(own).toContain(`download="${id}.png"`)
      const svg = (await get(address('svg'))).body
      expect(svg).toContain(escapeHtml(title))
      const lines = (await get(address('csv'))).body.trimEnd().split('\r\n')
      const { rows } = await readWorkbook((await get(address('xlsx'))).rawPayload)
      expect([id, rows.length]).toEqual([id, lines.length])
      expect(lines.length).toBeGreaterThan(1)
    }
  })
  it('is one picture with its table and its source in a frame of another site, and nothing around it [D3.9]', async () => {
    for (const { id, title, sentence } of await chartsIn(language)) {
      const { body } = await get(`/embed/${id}${asked}`)
      expect(body).toContain(`<h1>${escapeHtml(title)}</h1>`)
      expect(body).toContain(escapeHtml(sentence))
      // Drawn for a wide and for a narrow frame, of which one shows.
      expect(count(body, /<svg [^>]*class="overview-chart"/g)).toBe(1)
      expect(count(body, /<svg /g)).toBe(2)
      expect(count(body, /<table/g)).toBe(1)
      const [, source, words = ''] =
        /<p>(?:Bron|Source): <a href="([^"]*)"[^>]*>([^<]*)<\/a><\/p>/.exec(body) ?? []
      expect(source).toBe(`http://data.example.org/datacenter/overview/${id}${asked}`)
      expect(words).toContain(escapeHtml(title))
      expect(count(body, /<a /g)).toBe(1)
      expect(body).not.toMatch(/<(nav|header|footer|form|script|iframe)\b/)
    }
  })
})
