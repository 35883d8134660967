import { boreholes } from '@datacentre/catalogue/registers/index'
import { leftAddress } from '@datacentre/catalogue/wire/lists/page-addresses'
import { answerPages } from '@datacentre/client/testing/answer-pages'
import { aBorehole } from '@datacentre/fixtures'
import { aDataset } from '@datacentre/fixtures/dataset'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { standInMapService } from '../../testing/map-service.ts'
import { showMap } from '../../testing/show-map.tsx'

const service = standInMapService()

const holes = (['GAS', 'GAS', 'OIL', 'DRY', null] as const).map((resultCode, at) => ({
  row: aBorehole({ boreholeDbk: at + 1, boreholeName: `HOLE-${at + 1}`, resultCode }),
  at: [50_000 + at * 40_000, 500_000] as const,
}))

const config = { pagedFrom: 5, dataset: aDataset({ rows: { boreholes: 5 } }) }
const asked = (path: string) => service.received.filter((one) => `/${one.path}` === path)

it('a layer of a list that is too long to be fetched is filtered by the server, and searched once for what was typed [D40.10]', async () => {
  service.answerLayer(boreholes, holes)
  answerPages(
    service,
    boreholes,
    holes.map(({ row }) => row),
  )
  const { say, tool, panel } = await showMap('?layers=boreholes&result=GAS&result=nonsense', config)
  const count = (): string | null | undefined => document.querySelector('.legend-count')?.textContent
  const left = (left: number): string => say('map.filters.left', { left: String(left), total: '5' })
  await expect.poll(count).toBe(left(2))

  await page.getByRole('button', { name: say('filters.show') }).click()
  await page.getByRole('button', { name: new RegExp(`^${say('filter.result')}`) }).click()
  const oil = page.getByRole('option', { name: new RegExp(`^${say('boreholeResult.OIL')} \\(1\\)`) })
  await oil.click()
  await expect.poll(count).toBe(left(3))
  expect(new URLSearchParams(window.location.search).getAll('result')).toEqual(['GAS', 'OIL'])

  const before = asked(leftAddress(boreholes).path).length
  await page.getByRole('searchbox', { name: say('search.nameOrCode') }).fill('hole-2')
  await expect.poll(count).toBe(left(1))
  expect(asked(leftAddress(boreholes).path).length).toBe(before + 1)
  await tool(say('map.inView')).click()
  await expect.element(panel.getByRole('link')).toHaveTextContent('HOLE-2')
  expect(asked(boreholes.rest.list.path)).toEqual([])
})
