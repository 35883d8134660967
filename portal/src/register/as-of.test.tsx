import { boreholes, licences } from '@datacentre/catalogue/registers/index'
import type { Language } from '@datacentre/catalogue/texts/index'
import { hrefsOf, found, textsOf } from '@datacentre/client/testing/found'
import { standInService } from '@datacentre/client/testing/service'
import { aConfig } from '@datacentre/fixtures/dataset'
import { beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { expectCount, expectTexts, press, query, showList } from '../../testing/list-page.tsx'
import { someRows } from '../../testing/list-rows.ts'

const service = standInService()
const { dataset } = aConfig()
const kept = [3, 2].map((version) => ({
  version,
  packageVersion: '',
  importedAt: Date.UTC(2026, 10, version),
  created: null,
  texts: dataset!.texts,
  rows: 7,
}))
const config = { dataset: { ...dataset!, version: 3, versions: kept } }

beforeEach(() => {
  service.received.length = 0
  for (const register of [boreholes, licences]) service.answerList(register, someRows[register.id])
})

const showThen = (version: number, language: Language = 'nl') =>
  showList(boreholes, { query: `version=${version}`, language, config })

describe('a list of an old version', () => {
  it.each([
    ['nl', 'U ziet een oude versie: versie 2 van 2 november 2026. Bekijk de nieuwste versie'],
    ['en', 'You are looking at an old version: version 2 of 2 November 2026. See the newest version'],
  ] as const)('asks for its rows and says so, in %s', async (language, told) => {
    const { say } = await showThen(2, language)
    await expectTexts('.version-notice', [told])
    await expectCount('.result-row', someRows.boreholes.length)
    expect(service.received.map(({ query: asked }) => asked.get('version'))).toEqual(['2'])
    await expect
      .element(page.getByCss('.screen-head-from'))
      .toHaveTextContent(language === 'nl' ? '2 november 2026' : '2 November 2026')
    const link = page.getByRole('link', { name: say('list.old.newest') })
    await expect.element(link).toHaveAttribute('href', expect.not.stringContaining('version'))
  })

  it('stays in the address while it is searched, in its files, and in the pages that it leads to', async () => {
    const { say } = await showThen(2)
    await expectCount('.result-row', someRows.boreholes.length)
    const [name = ''] = textsOf('.row-name')
    await page.getByRole('searchbox').fill(name)
    await expect.poll(() => query().get('searchByName')).toBe(name)
    expect(query().get('version')).toBe('2')
    expect(hrefsOf(found('.row-name'))[0]).toMatch(/\/datacenter\/boreholes\/\d+\?version=2$/)
    press(page.getByText(say('takeHome.titleWithPlaces')))
    const files = (): string[] => hrefsOf(found('.take-home-files a')).map(String)
    await expect.poll(() => files().length).toBeGreaterThan(0)
    for (const file of files()) expect(file).toContain('version=2')
    const map = page.getByRole('button', { name: say('map.title') })
    await expect.element(map).toHaveAccessibleDescription(say('list.old.map'))
  })

  it('is exported as it was', async () => {
    service.respond(boreholes.rest.export, () => new Response('a file'))
    const { say } = await showThen(2)
    await expectCount('.result-row', someRows.boreholes.length)
    await page.getByCss('.result-row').first().getByRole('checkbox').click()
    await page.getByCss('#downloadExcel').click()
    await expect
      .element(page.getByText(say('download.done', { file: boreholes.spreadsheet })))
      .toBeInTheDocument()
    expect(service.received.at(-1)?.query.get('version')).toBe('2')
  })
})

describe('a list of a version that', () => {
  it('is not kept says so, asks for no rows and leads to the newest', async () => {
    const { say } = await showThen(9)
    await expectTexts('.version-notice', [
      `${say('list.old.gone', { version: 9 })} ${say('list.old.newest')}`,
    ])
    expect(service.received).toEqual([])
    await expectCount('.result-table', 0)
    await expectCount('.tool-bar', 0)
  })

  it('stands is the list without a version', async () => {
    await showThen(3)
    await expectCount('.result-row', someRows.boreholes.length)
    await expectCount('.version-notice', 0)
    expect(service.received.map(({ query: asked }) => asked.get('version'))).toEqual([null])
  })
})
