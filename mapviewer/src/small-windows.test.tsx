import { showMap } from '../testing/show-map.tsx'
import { first } from '@datacentre/client/testing/found'
import { aMapObject, standInMapService } from '../testing/map-service.ts'
import { boreholes } from '@datacentre/catalogue/registers/index'
import { aBorehole } from '@datacentre/fixtures'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'

const service = standInMapService()
service.answerObjects(aMapObject(boreholes, aBorehole()))
service.answer('borehole-dirsurveys', null)
service.answer('borehole-stratinterpretations', null)
service.answer('borehole-documents', [])
service.answer('borehole-logdocuments', [])

/** A phone on its side, a window with its text four times as large, and two phones. */
const windows = [
  [740, 360],
  [320, 256],
  [375, 667],
  [320, 568],
] as const

const LEAST_MAP_PX = 120

const boxOf = (selector: string): DOMRect => first(selector).getBoundingClientRect()
const overflow = (): number => document.documentElement.scrollWidth - window.innerWidth
const show = () => showMap('brh/106504134/')

describe.each(windows)('in a window of %i by %i px', (width, height) => {
  it('every tool can be used, and there is a map [D27.48]', async () => {
    await page.viewport(width, height)
    const { tool, say, search, panel } = await show()
    await expect.element(panel.getByRole('button', { name: say('object.copyLink') })).toBeVisible()
    expect(boxOf('#map').height).toBeGreaterThanOrEqual(LEAST_MAP_PX)
    expect(boxOf('.side-panel').height).toBeGreaterThanOrEqual(LEAST_MAP_PX)
    // A trial click fails where something else lies on top, or where it cannot be brought into view.
    for (const button of document.querySelectorAll('.tools button'))
      await page.elementLocator(button).click({ trial: true })
    await search.click({ trial: true })
    await panel.getByRole('button', { name: say('map.closePanel') }).click({ trial: true })
    await tool(say('map.legend')).click()
    const base = page.getByRole('radio', { name: say('map.baseMap.coast') })
    await base.click()
    await expect.element(base).toBeChecked()
    expect(overflow()).toBeLessThanOrEqual(0)
  })

  it('the bar of years can be used, beside a map [D27.48, D27.75]', async () => {
    await page.viewport(width, height)
    service.answerYears({
      day: '2026-09-30',
      layers: { boreholes: { keys: [106504134], from: [1985], until: [2026], unknown: [] } },
      production: { first: null, last: null, began: [], years: [] },
    })
    const { say } = await showMap('?layers=boreholes&year=1990')
    const bar = page.getByRole('region', { name: say('map.time') })
    await expect.element(bar.getByRole('slider')).toBeVisible()
    for (const key of ['map.time.play', 'map.time.close'] as const)
      await bar.getByRole('button', { name: say(key) }).click({ trial: true })
    await bar.getByRole('slider').click({ trial: true })
    expect(bar.getByRole('slider').element().getBoundingClientRect().width).toBeGreaterThan(100)
    expect(boxOf('#map').height).toBeGreaterThanOrEqual(LEAST_MAP_PX)
    expect(overflow()).toBeLessThanOrEqual(0)
  })

  it('measuring covers neither search nor tools [D27.48]', async () => {
    await page.viewport(width, height)
    const { tool, say } = await show()
    await tool(say('map.measure')).click()
    const card = page.getByRole('region', { name: say('map.measure') })
    await expect.element(card).toBeVisible()
    const edge = card.element().getBoundingClientRect()
    expect(edge.top).toBeGreaterThanOrEqual(boxOf('.tools').bottom)
    for (const key of ['map.measure.undo', 'map.measure.clear', 'map.measure.stop'] as const) {
      const button = card.getByRole('button', { name: say(key) }).element()
      expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(edge.right)
    }
    await card.getByRole('button', { name: say('map.measure.stop') }).click()
    await expect.element(card).not.toBeInTheDocument()
  })
})

it('on a phone the panel comes from below and nothing is wider than 320 px [D27.48]', async () => {
  await page.viewport(320, 640)
  await show()
  await expect.poll(() => boxOf('.side-panel').top >= boxOf('#map').bottom).toBe(true)
  expect(boxOf('.side-panel').width).toBe(320)
  expect(overflow()).toBeLessThanOrEqual(0)
})

it('in a window of 320 px with a scroll bar beside the page the tools are not cut off [D27.48]', async () => {
  // A bar of 15 px leaves so much for the page.
  await page.viewport(305, 640)
  await show()
  expect(boxOf('.tools').right).toBeLessThanOrEqual(305)
  for (const button of document.querySelectorAll('.tools button'))
    expect(button.getBoundingClientRect().width).toBeGreaterThanOrEqual(32)
})
