import { viewList } from '@datacentre/catalogue/list/list'
import type { Criteria } from '@datacentre/catalogue/grammar/parameter'
import { boreholes } from '@datacentre/catalogue/registers/index'
import { columnTextKey, sayCode } from '@datacentre/catalogue/texts/index'
import { indexed } from '@datacentre/fixtures/listing'
import { anotherProduct, type AnotherProduct } from '../support/another-product.ts'
import { readDownload, valuesUnder } from '../support/downloads.ts'
import { listAddress, listScreen, showFilters } from '../support/list-screen.ts'
import { expect, test } from '../support/test.ts'

let product: AnotherProduct

test.beforeAll(async () => {
  product = await anotherProduct({ PAGED_FROM: '1000' })
})

test.afterAll(() => product.stop())

const PAGE = 30

test('a list that stays with the server is searched, filtered, ordered and turned, and the file holds all that is selected but one row [D40.1, D40.4, D40.9]', async ({
  page,
  rowsOf,
}) => {
  const lists: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith(boreholes.rest.list.path)) lists.push(request.url())
  })
  const rows = await rowsOf(boreholes)
  const index = indexed(boreholes, rows)
  const found = (criteria: Criteria) => Array.from(viewList(index, criteria).rows, (row) => rows[row]!)
  await page.goto(product.origin + listAddress(boreholes, { language: 'en' }))
  const screen = listScreen(page, boreholes, 'en')
  const { say } = screen
  await screen.expectCount(rows.length)

  await screen.search.fill('k1')
  const searched = found({ searchByName: 'k1' })
  await screen.expectCount(searched.length)
  await showFilters(screen)
  await screen.choose(say('filter.onOffshore'), sayCode('en', 'onOffshore', 'OFF'))
  const criteria = { searchByName: 'k1', onOffshore: 'OFF' }
  const left = found(criteria)
  expect(left.length).toBeGreaterThan(2 * PAGE)
  await screen.expectCount(left.length)

  await screen.choose(say('filter.order'), say(columnTextKey(boreholes, { key: 'endDate' })))
  const ordered = found({ ...criteria, order: 'endDate' })
  await expect(screen.names.first()).toHaveText(String(ordered[0]!['boreholeName']))
  await page.getByRole('button', { name: say('paging.next') }).click()
  const taken = ordered[PAGE]!
  await expect(screen.names.first()).toHaveText(String(taken['boreholeName']))
  await screen.rows.first().getByRole('checkbox').uncheck()
  await expect(screen.selected).toHaveText(say('selection.count', { count: left.length - 1 }))

  const saved = page.waitForEvent('download')
  await screen.download.click()
  const known = ['boreholeName', 'shortName', 'nitgNr'] as const
  const headers = known.map((key) => say(`boreholeSheet.${key}`))
  expect(valuesUnder(await readDownload(await saved), headers)).toEqual(
    left
      .filter((row) => row !== taken)
      .map((row) => known.map((key) => String(row[key])).join(' | '))
      .sort(),
  )
  expect(lists).toEqual([])
})
