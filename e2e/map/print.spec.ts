import { boreholeResult } from '@datacentre/catalogue/codes/boreholes'
import { mineral } from '@datacentre/catalogue/codes/fields'
import { styleClasses } from '@datacentre/catalogue/colours'
import { boreholes } from '@datacentre/catalogue/registers/index'
import type { Page } from '@playwright/test'
import { fetchLayer } from '../support/map-layer.ts'
import { expectDrawn, openMap } from '../support/map-screen.ts'
import { expect, test } from '../support/test.ts'

/** The map between the margins of A4, in pixels of its picture. */
const pictures = { portrait: [1908, 1750], landscape: [2830, 1060] } as const

/** A colour of the picture on paper, at a part of its width and height. */
const paperColour = (page: Page, [x, y]: readonly [number, number]): Promise<number[]> =>
  page.evaluate(`(() => {
    const picture = document.querySelector('.paper-map.is-portrait canvas')
    const copy = document.createElement('canvas')
    copy.width = copy.height = 1
    const context = copy.getContext('2d')
    context.drawImage(picture, Math.round(-${x} * picture.width), Math.round(-${y} * picture.height))
    return [...context.getImageData(0, 0, 1, 1).data.slice(0, 3)]
  })()`)

/** How many pages a file has, and the sizes of its pictures. */
function readPdf(bytes: Buffer): { readonly pages: number; readonly images: readonly string[] } {
  const text = bytes.toString('latin1')
  const images = [...text.matchAll(/\/Subtype \/Image[^>]*?>>|<<[^>]*?\/Subtype \/Image[^>]*?>>/g)].map(
    ([dictionary]) =>
      ['Width', 'Height'].map((side) => new RegExp(`/${side} (\\d+)`).exec(dictionary)?.[1] ?? '').join('x'),
  )
  return { pages: [...text.matchAll(/\/Type \/Page\b/g)].length, images }
}

test('on paper the whole map of the screen fits on one sheet of A4 held either way, with all that a map needs [D27.62]', async ({
  page,
  request,
}) => {
  const { say, place } = await openMap(page, '?layers=boreholes,fields,licences')
  await expectDrawn(page)
  const before = place()
  for (const landscape of [false, true]) {
    const { pages, images } = readPdf(await page.pdf({ format: 'A4', landscape }))
    const [own, other] = (landscape ? ['landscape', 'portrait'] : ['portrait', 'landscape']) as [
      'portrait',
      'landscape',
    ]
    expect(pages).toBe(1)
    expect(images).toContain(pictures[own].join('x'))
    expect(images).not.toContain(pictures[other].join('x'))
  }
  expect(place()).toEqual(before)
  await expect(page.locator('.paper')).toHaveCount(0)

  await page.emulateMedia({ media: 'print' })
  const paper = page.locator('.paper')
  const { dataset } = await (await request.get('/mapviewer/rest/config')).json()
  await expect(paper.locator('.paper-title')).toHaveText(
    (['boreholes', 'fields', 'licences'] as const).map((id) => say(`register.${id}.title`)).join(', '),
  )
  await expect(paper.getByText(say('dataset.demonstration'))).toBeVisible()
  await expect(paper.getByRole('img', { name: say('map.north') })).toBeVisible()
  await expect(paper.getByText(dataset.texts.nl.licence ?? '')).toBeVisible()
  await expect(paper.getByText(dataset.licence.url)).toBeVisible()
  await expect(paper.getByText('© OpenStreetMap')).toBeVisible()
  await expect(paper.getByText(new Date().getFullYear().toString()).first()).toBeVisible()
  await expect(paper.locator('.paper-address')).toContainText(page.url())
  for (const key of [
    ...boreholeResult.map((code) => `boreholeResult.${code}` as const),
    ...mineral.map((code) => `mineral.${code}` as const),
  ])
    await expect(paper.locator('.paper-legend li').getByText(say(key), { exact: true }).first()).toBeVisible()
  await expect(page.locator('.tools')).toBeHidden()
})

test('the scale bar on paper is true: it is that part of the map that its length is [D27.62]', async ({
  page,
}) => {
  const { place } = await openMap(page, '?layers=&x=155000&y=463000&z=6')
  const seen = (await page.locator('#map').boundingBox())!
  const metresInPixel = 3440.64 / 2 ** place().zoom
  await page.emulateMedia({ media: 'print' })
  const windows = { portrait: { width: 680, height: 1000 }, landscape: { width: 1009, height: 680 } }
  for (const sheet of ['portrait', 'landscape'] as const) {
    await page.setViewportSize(windows[sheet])
    const frame = page.locator(`.paper-map.is-${sheet}`)
    await expect(frame).toBeVisible()
    const bar = frame.locator('.paper-scale')
    const told = Number.parseFloat(((await bar.textContent()) ?? '').replace(/^\D+/, '')) * 1000
    const part = (await bar.boundingBox())!.width / (await frame.locator('canvas').boundingBox())!.width
    // All of the window is on the sheet, and fills it in one direction.
    const [width, height] = pictures[sheet]
    const metres = Math.max(seen.width, (seen.height * width) / height) * metresInPixel
    expect(Math.abs(told / part / metres - 1)).toBeLessThan(0.01)
  }
})

test('the page of a borehole has its own sign in the middle of the paper, light in a dark window, its name above and its panel behind [D27.62]', async ({
  page,
  request,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  const gas = (await fetchLayer(request, boreholes.onMap.wireName)).find(
    ({ code }) => code('resultCode') === 'GAS' && code('statusDescription') === 'Producing/Injecting',
  )!
  const { say, panel } = await openMap(page, `brh/${gas.key}/`, 'en')
  await expectDrawn(page)
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.locator('.paper-title')).toHaveText(`${say('map.kind.boreholes')} ${gas.name}`)
  await expect(panel.getByRole('heading', { name: gas.name })).toBeVisible()
  await expect(panel.getByRole('button', { name: say('object.copyLink') })).toBeHidden()
  const [red = 0, green = 0, blue = 0] = await paperColour(page, [0.5, 0.5])
  const own = styleClasses['datatype-field'].light
  const channels = [1, 3, 5].map((at) => Number.parseInt(own.slice(at, at + 2), 16))
  expect(Math.hypot(red - channels[0]!, green - channels[1]!, blue - channels[2]!)).toBeLessThan(60)
  const dark = await page.evaluate('document.documentElement.style.getPropertyValue("--map-water")')
  await page.emulateMedia({ media: 'screen', colorScheme: 'dark' })
  await expect
    .poll(() => page.evaluate('document.documentElement.style.getPropertyValue("--map-water")'))
    .not.toBe(dark)
})

test('a selection that is too long for paper is counted, and its address is printed without it [D27.62]', async ({
  page,
  request,
}) => {
  const ids = (await fetchLayer(request, boreholes.onMap.wireName)).slice(0, 120).map(({ key }) => key)
  const { say } = await openMap(page, `?layers=boreholes#ids=${ids.join(',')}`)
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.paper-title')).toHaveText(say('map.selection', { count: 120 }))
  await expect(page.locator('.paper').getByText(say('map.paper.addressShort', { count: 120 }))).toBeVisible()
  await expect(page.locator('.paper-address')).not.toContainText('#ids')
})
