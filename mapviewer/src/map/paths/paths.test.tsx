import { boreholes } from '@datacentre/catalogue/registers/index'
import { addresses } from '@datacentre/catalogue/wire/addresses'
import { aBorehole } from '@datacentre/fixtures'
import { aDataset } from '@datacentre/fixtures/dataset'
import { beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { aMapObject, standInMapService } from '../../../testing/map-service.ts'
import { showMap } from '../../../testing/show-map.tsx'

const service = standInMapService()

const row = aBorehole({ boreholeDbk: 7, boreholeName: 'SLANTED-07' })
const config = { dataset: aDataset({ rows: { boreholes: 1 } }) }
/** The middle of the course, two kilometres from the hole. */
const OVER_THE_COURSE = 'x=152000&y=550000&z=8'

beforeEach(() => {
  service.answerLayer(boreholes, [{ row, at: [150_000, 550_000] }])
  service.answerObjects(aMapObject(boreholes, row))
  service.answerPaths([
    7,
    [
      [150_000, 550_000],
      [154_000, 550_000],
    ],
  ])
})

const isAsked = (): boolean => service.received.some(({ path }) => path.endsWith('/well-paths.json'))

async function clickInTheMiddle({
  canvas,
}: Pick<Awaited<ReturnType<typeof showMap>>, 'canvas'>): Promise<void> {
  const { width, height } = canvas.element().getBoundingClientRect()
  await canvas.click({ position: { x: width / 2, y: height / 2 } })
}

/** Clicks that follow each other sooner are a double click, which zooms. */
const BETWEEN_CLICKS = { interval: 1000 }

describe('the courses of boreholes', () => {
  it('are drawn where the map is near, and who points at one means its borehole [D27.69]', async () => {
    const map = await showMap(`?layers=boreholes&datacenter=true&${OVER_THE_COURSE}`, config)
    await expect.poll(isAsked).toBe(true)
    await expect
      .poll(async () => {
        await clickInTheMiddle(map)
        return map.heading.elements().map(({ textContent }) => textContent)
      }, BETWEEN_CLICKS)
      .toContain('SLANTED-07')
  })
  it('count among what is in view where the hole itself does not lie [D27.69]', async () => {
    const { tool, say, panel } = await showMap(`?layers=boreholes&x=153900&y=550000&z=10`, config)
    await tool(say('map.inView')).click()
    await expect.element(panel.getByRole('link', { name: /SLANTED-07/ })).toBeVisible()
    expect(panel.getByRole('link', { name: /SLANTED-07/ }).elements()).toHaveLength(1)
  })
  it('are switched off in the legend, which the address keeps [D27.69]', async () => {
    const { say } = await showMap(`?layers=boreholes&${OVER_THE_COURSE}`, config)
    const box = page.getByRole('checkbox', { name: say('map.showPaths') })
    await expect.element(box).toBeChecked()
    await expect.element(page.getByText(say('map.legend.path'))).toBeVisible()
    await box.click()
    await expect.poll(() => location.search).toContain('paths=false')
    await expect.element(page.getByText(say('map.legend.path'))).not.toBeInTheDocument()
    await box.click()
    await expect.poll(() => location.search).not.toContain('paths')
  })
  it('are not fetched for a map of the whole country, nor where they are switched off [D27.69]', async () => {
    const before = service.received.length
    for (const query of [
      'layers=boreholes&x=155000&y=463000&z=3',
      `layers=boreholes&paths=false&${OVER_THE_COURSE}`,
    ]) {
      const { tool, say, panel } = await showMap(`?${query}`, config)
      await tool(say('map.inView')).click()
      await expect.element(panel).toBeVisible()
    }
    expect(service.received.slice(before).filter(({ path }) => path.includes('well-paths'))).toEqual([])
  })
  it('that do not come are told, and come when asked again [D27.66, D27.69]', async () => {
    service.respond(addresses['map-paths'], () => new Response(null, { status: 500 }))
    const { say } = await showMap(`?layers=boreholes&datacenter=true&${OVER_THE_COURSE}`, config)
    const told = page.getByText(say('map.pathsFailed'))
    await expect.element(told).toBeVisible()
    service.answerPaths()
    await page.getByRole('button', { name: say('list.failed.tryAgain') }).click()
    await expect.element(told).not.toBeInTheDocument()
  })
})
