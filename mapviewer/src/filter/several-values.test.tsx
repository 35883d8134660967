import { boreholes } from '@datacentre/catalogue/registers/index'
import { aBorehole } from '@datacentre/fixtures'
import { aDataset } from '@datacentre/fixtures/dataset'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aMapObject, standInMapService } from '../../testing/map-service.ts'
import { showMap } from '../../testing/show-map.tsx'

const service = standInMapService()

const holes = ['GAS', 'GAS', 'OIL', 'DRY', null].map((resultCode, at) => ({
  row: aBorehole({
    boreholeDbk: at + 1,
    boreholeName: `HOLE-${at + 1}`,
    resultCode: resultCode as 'GAS' | 'OIL' | 'DRY' | null,
  }),
  at: [50_000 + at * 40_000, 500_000] as const,
}))

const asked = (): string[] => new URLSearchParams(window.location.search).getAll('result')
const count = (): string | null | undefined => document.querySelector('.legend-count')?.textContent

it('a filter of the map takes several values: in the address, in the counts and in the legend, and Back from an object keeps them [D27.26, D27.77]', async () => {
  service.answerLayer(boreholes, holes)
  service.answerObjects(aMapObject(boreholes, holes[0]!.row))
  service.answer('borehole-dirsurveys', null)
  service.answer('borehole-stratinterpretations', null)
  service.answer('borehole-documents', [])
  service.answer('borehole-logdocuments', [])
  const { say, tool, panel, heading } = await showMap('?layers=boreholes', {
    dataset: aDataset({ rows: { boreholes: 5 } }),
  })
  const left = (left: number): string => say('map.filters.left', { left: String(left), total: '5' })
  await page.getByRole('button', { name: say('filters.show') }).click()
  await page.getByRole('button', { name: new RegExp(`^${say('filter.result')}`) }).click()
  const option = (name: string) => page.getByRole('option', { name: new RegExp(`^${name} \\(`) })
  await option(say('boreholeResult.GAS')).click()
  await expect.poll(count).toBe(left(2))
  await option(say('boreholeResult.OIL')).click()
  await expect.poll(count).toBe(left(3))
  expect(asked()).toEqual(['GAS', 'OIL'])
  await option(say('filter.noValue')).click()
  await expect.poll(count).toBe(left(4))
  await option(say('boreholeResult.GAS')).click()
  await expect.poll(count).toBe(left(2))
  expect(asked()).toEqual(['OIL', '~none'])
  await userEvent.keyboard('{Escape}')

  const box = (code: 'GAS' | 'OIL') =>
    page.getByRole('checkbox', { name: say(`boreholeResult.${code}`), exact: true })
  await expect.element(box('OIL')).toBeChecked()
  await expect.element(box('GAS')).not.toBeChecked()
  await box('GAS').click({ force: true })
  await expect.poll(count).toBe(left(4))
  expect(asked()).toEqual(['OIL', '~none', 'GAS'])

  await tool(say('map.inView')).click()
  await panel.getByRole('link', { name: 'HOLE-1' }).click()
  await expect.element(heading).toHaveTextContent('HOLE-1')
  expect(asked()).toEqual(['OIL', '~none', 'GAS'])
  window.history.back()
  await expect.element(heading).not.toHaveTextContent('HOLE-1')
  expect(asked()).toEqual(['OIL', '~none', 'GAS'])
  await expect.poll(count).toBe(left(4))
})
