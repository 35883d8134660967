import { fromAddress, toAddress } from '@datacentre/catalogue/list/address'
import { boreholes } from '@datacentre/catalogue/registers/index'
import type { Language } from '@datacentre/catalogue/texts/index'
import { optionsAddress, pageAddress } from '@datacentre/catalogue/wire/lists/page-addresses'
import { answerPages } from '@datacentre/client/testing/answer-pages'
import { standInService } from '@datacentre/client/testing/service'
import { aBorehole } from '@datacentre/fixtures'
import { aDataset } from '@datacentre/fixtures/dataset'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectCount, expectTexts, openList, query, showList } from '../../../testing/list-page.tsx'

const service = standInService()
const ROWS = 120

/** A third lies on land. */
const rows = Array.from({ length: ROWS }, (_, at) =>
  aBorehole({
    boreholeDbk: 1000 + at,
    boreholeName: `K${at + 1}`,
    onOffshore: at % 3 === 0 ? 'ON' : 'OFF',
    resultCode: at % 2 === 0 ? 'GAS' : 'OIL',
  }),
)

const config = { pagedFrom: 100, dataset: aDataset({ rows: { boreholes: ROWS } }) }

beforeEach(() => {
  service.received.length = 0
  answerPages(service, boreholes, rows)
})

afterEach(() => {
  vi.restoreAllMocks()
})

const openPaged = (given: { language?: Language; query?: string } = {}) =>
  openList(boreholes, { ...given, config })

const exported = (): unknown => service.received.findLast(({ method }) => method === 'POST')?.body

describe.each<Language>(['nl', 'en'])('a list that is too long to be fetched whole, in %s', (language) => {
  it('shows, counts, searches, filters, orders and turns pages as any other [D40.1, D40.2]', async () => {
    const list = await openPaged({ language })
    const { say } = list
    await list.expectCount(ROWS)
    await expectCount('.result-row', 30)
    await expect.element(list.names.first()).toHaveTextContent(/^K1$/)
    await page.getByRole('button', { name: say('paging.next') }).click()
    await expect.element(list.names.first()).toHaveTextContent('K31')
    expect(query().get('page') ?? '2').toBe('2')

    await list.search.fill('k12')
    await list.expectCount(2)
    await expectTexts('.row-name', ['K12', 'K120'])
    await list.search.fill('')
    await list.expectCount(ROWS)

    const landAndSea = say('filter.onOffshore')
    await expect
      .poll(() => list.offered(landAndSea))
      .toEqual(expect.arrayContaining([expect.stringMatching(/ 40$/), expect.stringMatching(/ 80$/)]))
    await list.choose(landAndSea, say('onOffshore.ON'))
    await list.expectCount(40)
    await expectTexts('.active-filters .chip-label', [
      say('filters.chip', { filter: landAndSea, value: say('onOffshore.ON') }),
    ])
    await list.turnOrder.click()
    await expect.element(list.names.first()).toHaveTextContent('K118')
    await expect.poll(() => query().get('order')).toBe('-boreholeName')
    expect(service.received.filter(({ path }) => `/${path}` === boreholes.rest.list.path)).toEqual([])
  })
})

describe('a list that is too long to be fetched whole', () => {
  it('opens as its address says, and ignores what it does not offer [D40.2]', async () => {
    const list = await openPaged({ query: 'onOffshore=ON&result=nonsense&page=99' })
    await list.expectCount(40)
    await expectCount('.result-row', 10)
    await expect.poll(() => toAddress(fromAddress(window.location.search))).toBe('onOffshore=ON&page=2')
  })

  it('selects all that a filter leaves, less what is taken off, and takes it home by what was asked [D40.3, D40.4]', async () => {
    service.respond(boreholes.rest.export, () => new Response('a file'))
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    const list = await openPaged({ query: 'onOffshore=ON' })
    await expect.element(list.selected).toHaveTextContent(list.say('selection.allFound', { count: 40 }))
    await list.download.click()
    await expect.poll(exported).toEqual({ onOffshore: 'ON', except: [] })
    await expectCount('.loading-dialog', 0)

    await list.box(0).click()
    await expect.element(list.selected).toHaveTextContent(list.say('selection.count', { count: 39 }))
    await expect.element(list.selectAll).toHaveAttribute('aria-checked', 'mixed')
    await list.download.click()
    await expect.poll(exported).toEqual({ onOffshore: 'ON', except: [1000] })
    await expectCount('.loading-dialog', 0)
    // The map cannot be told all but some, and says so.
    await expect.element(list.mapButton).toHaveAttribute('aria-disabled', 'true')

    await list.onlySelection.click()
    await expect.poll(() => document.querySelector('.row-name')?.textContent).toBe('K4')
    await expect.element(list.selectAll).toHaveAttribute('aria-checked', 'true')
  })

  it('keeps rows that were chosen one by one, on any page, and shows them alone and on the map [D40.3, D40.5]', async () => {
    const opened = vi.spyOn(window, 'open').mockImplementation(() => null)
    const list = await openPaged()
    await list.box(1).click()
    await page.getByRole('button', { name: list.say('paging.next') }).click()
    await expect.element(list.names.first()).toHaveTextContent('K31')
    await list.box(0).click()
    await expect.element(list.selected).toHaveTextContent(list.say('selection.count', { count: 2 }))
    await list.mapButton.click()
    expect(String(opened.mock.calls[0]?.[0])).toMatch(/#ids=1001,1030$/)
    await list.onlySelection.click()
    await expectTexts('.row-name', ['K2', 'K31'])
    await list.expectCount(2)
    await list.onlySelection.click()
    await list.expectCount(ROWS)
    await expect.element(list.selected).toHaveTextContent(list.say('selection.count', { count: 2 }))
  })

  it('asks what filters offer when a visitor comes to them, and not for every search [D40.8]', async () => {
    const list = await openPaged()
    const asked = (): string[] =>
      service.received
        .filter(({ path }) => `/${path}` === optionsAddress(boreholes).path)
        .map(({ query: of }) => of.get('searchByName') ?? '')
    for (const [text, count] of [
      ['k12', 2],
      ['k11', 11],
    ] as const) {
      await list.search.fill(text)
      await list.expectCount(count)
    }
    expect(asked()).toEqual([])
    await expect
      .poll(() => list.offered(list.say('filter.onOffshore')))
      .toEqual(expect.arrayContaining([expect.stringMatching(/ 3$/), expect.stringMatching(/ 8$/)]))
    expect(asked()).toEqual(['k11'])
    await list.search.fill('k1')
    await list.expectCount(32)
    expect(asked()).toEqual(['k11'])
  })

  it('opens a row, and keeps it open when the visitor turns to and fro [D40.1]', async () => {
    const list = await openPaged()
    await list.chevron(0).click()
    await expectCount('.row-details', 1)
    await page.getByRole('button', { name: list.say('paging.next') }).click()
    await expectCount('.row-details', 0)
    await page.getByRole('button', { name: list.say('paging.previous') }).click()
    await expectCount('.row-details', 1)
  })

  it('shows the page before, and says that it is busy, until the next has come [D40.6]', async () => {
    const list = await openPaged()
    const answers: (() => void)[] = []
    service.respond(pageAddress(boreholes), async () => {
      await new Promise<void>((resolve) => answers.push(resolve))
      return Response.json({ found: 1, count: 1, criteria: 'searchByName=k7', numbers: [6], rows: [rows[6]] })
    })
    await list.search.fill('k7')
    const table = page.getByCss('#results')
    await expect.element(table).toHaveAttribute('aria-busy', 'true')
    await expectCount('.result-row', 30)
    await expect.poll(() => answers.length).toBe(1)
    answers[0]?.()
    await expect.element(table).toHaveAttribute('aria-busy', 'false')
    await expectTexts('.row-name', ['K7'])
  })

  it('says that nothing was found, and under which filters [D40.1]', async () => {
    const list = await showList(boreholes, { query: 'searchByName=nobody', config })
    await expect.element(page.getByCss('.list-message-title')).toHaveTextContent(list.say('noResults'))
    await page.getByRole('button', { name: list.say('list.empty.clearAll') }).click()
    await list.expectCount(ROWS)
  })
})
