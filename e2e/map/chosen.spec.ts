import { styleClasses } from '@datacentre/catalogue/colours'
import { boreholes } from '@datacentre/catalogue/registers/index'
import { signedBorehole } from '@datacentre/catalogue/signs/borehole-marks'
import { tellingRank } from '@datacentre/catalogue/signs/telling'
import type { APIRequestContext, Page } from '@playwright/test'
import { fetchLayer, type Point } from '../support/map-layer.ts'
import { expectDrawn, openMap } from '../support/map-screen.ts'
import { expect, test, withMotion } from '../support/test.ts'

test.use(withMotion)

/** Results whose sign is full, with its colour. */
const full = {
  GAS: styleClasses['datatype-field'].light,
  OIL: styleClasses['production-well'].light,
  SALT: styleClasses['production-mining'].light,
} as const

type FullResult = keyof typeof full
const isFull = (result: string | null): result is FullResult => result !== null && result in full

/** The page of a borehole opens at zoom 7.5, where one borehole is drawn in each cell of 8 pixels of zoom 7; in metres. */
const CELL = 8 * (3440.64 / 2 ** 7)

/** How much a borehole tells: the lowest of a cell stands for it. */
const rankOf = ({ code }: Point): number => tellingRank(signedBorehole(code))

/** A borehole that the thinning leaves out for one of another colour in the same cell. */
async function besideAnother(request: APIRequestContext): Promise<{ chosen: Point; other: Point }> {
  const telling = new Map<string, Point>()
  const points = await fetchLayer(request, boreholes.onMap.wireName)
  for (const point of points.toSorted((one, other) => rankOf(one) - rankOf(other))) {
    const cell = [point.x, point.y].map((axis) => Math.floor(axis / CELL)).join(' ')
    const other = telling.get(cell)
    if (other === undefined) telling.set(cell, point)
    const [own, theirs] = [point, other].map((one) => one?.code('resultCode') ?? null)
    if (other && isFull(own ?? null) && isFull(theirs ?? null) && own !== theirs)
      return { chosen: point, other }
  }
  throw new Error('no two boreholes of different results lie side by side')
}

/** The colours within the sign in the middle of the map: a line may run through it. */
const middleColours = (page: Page): Promise<number[][]> =>
  page.evaluate(`(() => {
    const map = document.querySelector('#map').getBoundingClientRect()
    const copy = Object.assign(document.createElement('canvas'), { width: 6, height: 6 })
    const context = copy.getContext('2d', { willReadFrequently: true })
    // The layers of the map lie on each other, some of them wider than the map.
    for (const canvas of document.querySelectorAll('#map canvas')) {
      const { left, top, width, height } = canvas.getBoundingClientRect()
      if (width === 0) continue
      context.drawImage(
        canvas,
        left - map.left - map.width / 2 + 3,
        top - map.top - map.height / 2 + 3,
        width,
        height,
      )
    }
    const { data } = context.getImageData(0, 0, 6, 6)
    return Array.from({ length: data.length / 4 }, (_, at) => [...data.slice(4 * at, 4 * at + 3)])
  })()`)

const channels = (colour: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))

const distance = (one: readonly number[], other: readonly number[]): number =>
  Math.hypot(...one.map((channel, at) => channel - (other[at] ?? 0)))

test('the page of a borehole draws its own sign in the middle, also where a neighbour lies beside it, and zooming to it does not go away from it [D27.54]', async ({
  page,
  request,
}) => {
  const { chosen, other } = await besideAnother(request)
  const { heading, panel, say, place } = await openMap(page, `brh/${chosen.key}/?layers=boreholes&base=coast`)
  await expect(heading).toHaveText(chosen.name)
  await expectDrawn(page)
  const [own, theirs] = [chosen, other].map((point) => channels(full[point.code('resultCode') as FullResult]))
  await expect
    .poll(async () => {
      const seen = await middleColours(page)
      const nearest = (colour: readonly number[]): number =>
        Math.min(...seen.map((one) => distance(one, colour)))
      return nearest(own!) < nearest(theirs!) && nearest(own!) < 30
    })
    .toBe(true)

  const { x, y } = place()
  await page.goto(`/mapviewer/brh/${chosen.key}/?x=${x + 90}&y=${y}&z=12`)
  await panel.getByRole('button', { name: say('object.zoomTo') }).click()
  await expect.poll(() => place()).toEqual({ x, y, zoom: 12 })
})
