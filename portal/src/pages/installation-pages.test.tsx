import { tables } from '@datacentre/catalogue/tables'
import { aConfig, aDataset } from '@datacentre/fixtures/dataset'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { found, hrefsOf, one, wordsOf } from '@datacentre/client/testing/found'
import { showPortal } from '../../testing/show-portal.tsx'
import results from './accessibility-results.json'

const dataset = aDataset({
  created: '2026-09-30',
  demonstration: true,
  packageVersion: '2026.9',
  licence: { name: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/' },
  texts: {
    nl: { title: 'Voorbeeld', licence: 'Naamsvermelding 4.0', sources: ['Verzonnen', 'Kustlijn'] },
    en: { title: 'Example', licence: 'Attribution 4.0', sources: ['Made up', 'Coast line'] },
  },
  rows: Object.fromEntries(tables.map(({ id }, at) => [id, 6740 + at])),
})

const heading = page.getByRole('heading', { level: 1 })

const languages = [
  {
    language: 'nl',
    query: '',
    date: '30 september 2026',
    month: 'september 2026',
    invented: 'Dit zijn voorbeeldgegevens',
    first: 'Boringen6.740',
  },
  {
    language: 'en',
    query: '?lang=en',
    date: '30 September 2026',
    month: 'September 2026',
    invented: 'This is demonstration data',
    first: 'Boreholes6,740',
  },
] as const

describe('the page about the data', () => {
  it('lists the versions that are kept with their time, sources, licence and rows, where there is more than one', async () => {
    const { texts } = dataset
    const without = { title: 'Oud', licence: null, sources: [] }
    const versions = [
      {
        version: 12,
        packageVersion: '2026.9',
        importedAt: Date.UTC(2026, 9, 1),
        created: null,
        texts,
        rows: 103_425,
      },
      {
        version: 11,
        packageVersion: '',
        importedAt: Date.UTC(2026, 8, 1),
        created: null,
        texts: { nl: without, en: without },
        rows: 7,
      },
    ]
    const { say } = await showPortal('/dataset', { config: { dataset: { ...dataset, versions } } })
    await expect.element(page.getByRole('heading', { name: say('page.dataset.versions') })).toBeVisible()
    const list = one('dl[aria-labelledby="versions"]')
    expect(wordsOf(found('dt', list))).toEqual(['12 (2026.9)', '11'])
    const [newest = '', before = ''] = wordsOf(found('dd', list))
    for (const text of [
      'Voorbeeld',
      'Verzonnen; Kustlijn',
      'Naamsvermelding 4.0',
      '103.425',
      '1 oktober 2026',
    ])
      expect(newest).toContain(text)
    for (const text of ['Oud', say('dataset.noLicence'), ': 7']) expect(before).toContain(text)
  })
  it.each(languages)(
    'tells in $language what the configuration tells, and the rows of every table [D24.4]',
    async ({ language, query, date, month, invented, first }) => {
      await showPortal(`/dataset${query}`, { config: { dataset } })
      await expect.poll(() => found('.dataset-facts').length).toBe(1)
      const facts = one('.dataset-facts')
      const { title, licence, sources } = dataset.texts[language]
      for (const fact of [title, dataset.packageVersion, date, month, invented, ...sources])
        expect(facts.textContent).toContain(fact)
      expect(wordsOf(found('a', facts))).toEqual([licence])
      expect(hrefsOf(found('a', facts))).toEqual([dataset.licence.url])
      const numbers = new Intl.NumberFormat(language)
      const rows = found('tbody tr')
      expect(rows[0]?.textContent).toBe(first)
      expect(wordsOf(rows.map((row) => one('td', row)))).toEqual(
        tables.map((_, at) => numbers.format(6740 + at)),
      )
    },
  )

  it('has every value beside its term, the further sources too', async () => {
    await page.viewport(1400, 900)
    await showPortal('/dataset', { config: { dataset } })
    await expect.poll(() => found('.dataset-facts').length).toBe(1)
    const starts = (tag: string): number[] =>
      found(tag, one('.dataset-facts')).map((item) => item.getBoundingClientRect().left)
    expect(starts('dd').length).toBeGreaterThan(starts('dt').length)
    expect(new Set(starts('dt')).size).toBe(1)
    expect(new Set(starts('dd')).size).toBe(1)
    expect(Math.min(...starts('dd'))).toBeGreaterThan(Math.max(...starts('dt')))
  })

  it('says when there are none', async () => {
    await showPortal('/dataset', { config: { dataset: null } })
    await expect.poll(() => wordsOf(found('.prose-lead'))).toEqual(['Er zijn nog geen gegevens geladen.'])
    expect(found('table')).toEqual([])
  })
})

describe('the privacy page', () => {
  it('tells what the operator set: addresses in the log, how long it is kept, and a base map of others [D26.9]', async () => {
    const baseMap = { title: null, url: 'https://tiles.example/{z}/{x}/{y}.png', attribution: 'Tiles' }
    await showPortal('/privacy?lang=en', {
      config: { baseMap, accessLog: { clients: true, keptDays: 14 } },
    })
    await expect.element(heading).toHaveTextContent('Privacy')
    await expect.poll(() => found('.prose').length).toBe(1)
    const log = one('section[aria-labelledby="log"]')
    expect(wordsOf(found('li', log)).at(-1)).toBe('your IP address')
    expect(log.textContent).not.toContain('does not contain your IP address')
    expect(log.textContent).toContain('We keep the log for 14 days.')
    expect(one('section[aria-labelledby="others"]').textContent).toContain('tiles.example')
  })
})

describe('the accessibility statement', () => {
  it('tells how much the last test looked at', async () => {
    await showPortal('/accessibility?lang=en')
    await expect.poll(() => found('.prose').length).toBe(1)
    const told = wordsOf(found('#status ~ ul li, section[aria-labelledby="status"] li'))
    const { checks } = results
    expect(told).toHaveLength(Object.keys(checks).length)
    expect(told[0]).toContain(`axe ${results.axeVersion}`)
    for (const [at, count] of Object.values(checks).entries())
      expect(told[at]).toContain(count.toLocaleString('en'))
  })
  it.each(languages)(
    'names an ombudsman only in our own country, in $language [D25.25]',
    async ({ query }) => {
      const ombudsman = page.getByRole('link', { name: /National[e]? ombudsman/i })
      await showPortal(`/accessibility${query}`)
      await expect.element(ombudsman).toBeVisible()
      const country = { west: -11, south: 51.3, east: -5.3, north: 55.5 }
      await showPortal(`/accessibility${query}`, { config: { site: { ...aConfig().site, country } } })
      await expect.element(page.getByText('EN 301 549')).toBeVisible()
      await expect.element(ombudsman).not.toBeInTheDocument()
    },
  )
})
