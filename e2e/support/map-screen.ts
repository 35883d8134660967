import type { AnyRow } from '@datacentre/catalogue/grammar/column'
import type { MapObject } from '@datacentre/catalogue/wire/map-calls'
import { speak, type Language, type Say } from '@datacentre/catalogue/texts/index'
import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test'
import type { Static } from 'typebox'

/** The map viewer as a visitor handles it. */
export type MapScreen = {
  readonly page: Page
  readonly say: Say
  readonly canvas: Locator
  readonly panel: Locator
  readonly heading: Locator
  readonly legend: Locator
  /** A layer in the legend, by its title. */
  readonly entry: (title: string) => Locator
  readonly search: Locator
  readonly tool: (name: string) => Locator
  /** The middle of the map in pixels of the page. */
  readonly middle: () => Promise<{ readonly x: number; readonly y: number }>
  /** Where the address says the map is. */
  readonly place: () => { readonly x: number; readonly y: number; readonly zoom: number }
}

export function mapScreen(page: Page, language: Language = 'nl'): MapScreen {
  const say = speak(language)
  const canvas = page.locator('#map')
  return {
    page,
    say,
    canvas,
    panel: page.getByRole('complementary', { name: say('map.panel') }),
    heading: page.getByRole('heading', { level: 1 }),
    legend: page.locator('#legend'),
    entry: (title) =>
      page.locator('.legend-layer').filter({ has: page.getByRole('checkbox', { name: title, exact: true }) }),
    search: page.getByRole('combobox', { name: say('map.search') }),
    tool: (name) => page.getByRole('group', { name: say('map.tools') }).getByRole('button', { name }),
    middle: async () => {
      const box = await canvas.boundingBox()
      return { x: box!.x + box!.width / 2, y: box!.y + box!.height / 2 }
    },
    place: () => {
      const query = new URL(page.url()).searchParams
      return { x: Number(query.get('x')), y: Number(query.get('y')), zoom: Number(query.get('z')) }
    },
  }
}

/** Opens an address below the map viewer's prefix and waits until the map is drawn and at rest. */
export async function openMap(page: Page, path = '', language: Language = 'nl'): Promise<MapScreen> {
  const screen = await openMapInPart(page, path, language)
  // What the head of the page asked for came before the map was drawn with it.
  await expectDrawn(page)
  return screen
}

/** The same for a map of which something does not come. */
export async function openMapInPart(page: Page, path = '', language: Language = 'nl'): Promise<MapScreen> {
  const address = new URL(path, 'http://any/mapviewer/')
  address.searchParams.set('lang', language)
  await page.goto(address.href.slice('http://any'.length))
  const screen = mapScreen(page, language)
  await expect(screen.canvas.locator('canvas').first()).toBeVisible()
  await expect(page).toHaveURL(/[?&]z=/)
  await page.waitForLoadState('networkidle')
  return screen
}

/** Keeps calls waiting until they are let through. */
export async function held(page: Page, address: RegExp): Promise<() => void> {
  let release = (): void => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(address, async (route) => {
    await released
    await route.continue()
  })
  return release
}

/** Waits until the map has been drawn with all its layers. */
export const expectDrawn = (page: Page): Promise<void> =>
  expect
    .poll(() => page.evaluate<number>('performance.getEntriesByName("map-drawn").length'))
    .toBeGreaterThan(0)

/** An object as the server tells it. */
export const fetchObject = async (
  request: APIRequestContext,
  path: string,
): Promise<Static<typeof MapObject>> => (await request.get(`/mapviewer/rest/objects/${path}`)).json()

/** A place in metres RD. */
export function rdOf(object: Static<typeof MapObject>): { readonly x: number; readonly y: number } {
  const rd = object.coordinates.find(({ system }) => system === 'RD')
  return { x: Math.round(rd?.x ?? 0), y: Math.round(rd?.y ?? 0) }
}

/** A borehole with everything: the demonstration data have log files for 300. */
export async function boreholeWithLog(request: APIRequestContext, rows: readonly AnyRow[]): Promise<number> {
  for (const row of rows) {
    const id = Number(row['boreholeDbk'])
    const answer = await request.post('/mapviewer/rest/brh/logdocuments', { data: id })
    const logs: { fileTypeCode: string }[] = await answer.json()
    if (logs.some((log) => log.fileTypeCode === 'LAS')) return id
  }
  throw new Error('no borehole has a log file')
}
