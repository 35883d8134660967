import { resolutionAt } from '@datacentre/catalogue/geography/map-zooms'
import { boreholes } from '@datacentre/catalogue/registers/index'
import { aBorehole } from '@datacentre/fixtures'
import { first } from '@datacentre/client/testing/found'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aMapObject, standInMapService } from '../../../testing/map-service.ts'
import { showMap } from '../../../testing/show-map.tsx'
import { askArea } from '../../area/asked-area.ts'
import { fromRd } from '../coordinates/systems.ts'

const service = standInMapService()
service.answer('borehole-dirsurveys', null)
service.answer('borehole-stratinterpretations', null)
service.answer('borehole-documents', [])
service.answer('borehole-logdocuments', [])

const ZOOM = 7
const MIDDLE = [155_000, 463_000] as const
const opened = `x=${MIDDLE[0]}&y=${MIDDLE[1]}&z=${ZOOM}`

afterEach(async () => {
  askArea(null)
  await page.viewport(1280, 800)
})

const mapBox = (): DOMRect => first('#map').getBoundingClientRect()

/** Where a pixel of the map lies while the map is in its first place. */
const placeOf = (x: number, y: number): readonly [number, number] => {
  const { width, height } = mapBox()
  const metres = resolutionAt(ZOOM)
  return [MIDDLE[0] + (x - width / 2) * metres, MIDDLE[1] - (y - height / 2) * metres]
}

type Shown = Awaited<ReturnType<typeof showMap>>

/** Where a place lies on the map now, in pixels of the map. */
function pixelOf({ place }: Shown, [x, y]: readonly [number, number]): readonly [number, number] {
  const now = place()
  if (now === null) throw new Error('the map is nowhere')
  const { width, height } = mapBox()
  const metres = resolutionAt(now.zoom)
  return [(x - now.x) / metres + width / 2, (now.y - y) / metres + height / 2]
}

/** Shows a map with a borehole so far from its right and lower edge, and clicks it. */
async function clickHole(right: number, bottom: number) {
  await showMap(`?layers=&${opened}`)
  const { width, height } = mapBox()
  const at = placeOf(width - right, height - bottom)
  const row = aBorehole()
  service.answerLayer(boreholes, [{ row, at }])
  service.answerObjects(aMapObject(boreholes, row, { geometry: { type: 'Point', coordinates: [...at] } }))
  const map = await showMap(`?layers=boreholes&${opened}`)
  await expect.poll(() => performance.getEntriesByName('map-drawn').length).toBeGreaterThan(0)
  await map.canvas.click({ position: { x: width - right, y: height - bottom } })
  await expect.element(map.heading).toHaveTextContent(row.boreholeName)
  return { map, at, before: [width - right, height - bottom] as const }
}

const expectSeen = async (map: Shown, at: readonly [number, number]): Promise<void> => {
  await expect.poll(() => pixelOf(map, at)[0]).toBeLessThan(mapBox().width - 20)
  await expect.poll(() => pixelOf(map, at)[1]).toBeLessThan(mapBox().height - 20)
}

describe('what was clicked', () => {
  it('is still seen beside the panel that opens, and moves no farther than it must [D27.54]', async () => {
    await page.viewport(1280, 800)
    const { map, at, before } = await clickHole(100, 300)
    await expectSeen(map, at)
    expect(pixelOf(map, at)[0]).toBeGreaterThan(mapBox().width - 50)
    expect(pixelOf(map, at)[1]).toBeCloseTo(before[1], -1)
  })
  it('is still seen above the panel on a phone [D27.54]', async () => {
    await page.viewport(390, 844)
    const { map, at } = await clickHole(195, 100)
    await expectSeen(map, at)
  })
  it('stays where it is when the panel leaves it in sight [D27.54]', async () => {
    await page.viewport(1280, 800)
    const { map, at, before } = await clickHole(700, 300)
    await expect.poll(() => mapBox().width).toBeLessThan(1000)
    await expect.poll(() => Math.round(pixelOf(map, at)[0])).toBe(Math.round(before[0]))
    expect(Math.round(pixelOf(map, at)[1])).toBe(Math.round(before[1]))
  })
})

describe('an area that was opened', () => {
  it.each([
    [1280, 800],
    [390, 844],
  ])('is seen whole beside its panel, in a window of %i by %i px [D27.54]', async (width, height) => {
    await page.viewport(width, height)
    const map = await showMap(`?layers=&${opened}`)
    const corners = [
      [190_000, 440_000],
      [220_000, 440_000],
      [220_000, 470_000],
      [190_000, 470_000],
      [190_000, 440_000],
    ] as const
    const outline = { type: 'Polygon', coordinates: [corners.map((at) => [...fromRd(at, 'WGS84')])] }
    await map.tool(map.say('map.measure')).click()
    await userEvent.upload(
      page.elementLocator(first('.measure-card input[type=file]')),
      new File([JSON.stringify(outline)], 'dorp.geojson'),
    )
    await expect.element(map.panel).toBeVisible()
    const isSeen = (): boolean =>
      corners.every((at) => {
        const [x, y] = pixelOf(map, at)
        return x > 0 && y > 0 && x < mapBox().width && y < mapBox().height
      })
    await expect.poll(() => map.place()?.x).toBeGreaterThan(180_000)
    // Until the map rests.
    await new Promise((resolve) => setTimeout(resolve, 600))
    expect(isSeen()).toBe(true)
  })
})

describe('what is chosen from a list', () => {
  it('is brought clear of the tools of a phone, and into view from outside it [D27.103]', async () => {
    await page.viewport(390, 844)
    await showMap(`?layers=&${opened}`)
    const spots = [placeOf(60, 110), placeOf(900, 200)]
    const rows = spots.map((_, at) => aBorehole({ boreholeDbk: at + 1, boreholeName: `HOLE-${at + 1}` }))
    const placed = rows.map((row, at) => ({ row, at: spots[at]! }))
    service.answerLayer(boreholes, placed)
    service.answerObjects(
      ...placed.map(({ row, at }) =>
        aMapObject(boreholes, row, { geometry: { type: 'Point', coordinates: [...fromRd(at, 'WGS84')] } }),
      ),
    )
    for (const { row, at } of placed) {
      const map = await showMap(`?layers=boreholes&${opened}#ids=1,2`)
      await map.panel.getByRole('link', { name: row.boreholeName }).click()
      await expect.element(map.heading).toHaveTextContent(row.boreholeName)
      await expectSeen(map, at)
      const tools = (): number => first('.tools').getBoundingClientRect().bottom - mapBox().top
      await expect.poll(() => pixelOf(map, at)[1]).toBeGreaterThan(tools())
    }
  })
})
