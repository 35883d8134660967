import type { Language } from '@datacentre/catalogue/texts/index'
import { showMap } from '../../testing/show-map.tsx'
import { first, textsOf } from '@datacentre/client/testing/found'
import { aConfig } from '@datacentre/fixtures/dataset'
import { fromRd } from '../map/coordinates/systems.ts'
import { standInMapService } from '../../testing/map-service.ts'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'

standInMapService()

const HERE = 'layers=&x=150000&y=550000&z=5'

describe('the tools of the map', () => {
  it('zoom in and out, and show the whole country [D27.8]', async () => {
    const { tool, say, place } = await showMap(`?${HERE}`)
    await tool(say('map.zoomIn')).click()
    await expect.poll(() => place()?.zoom).toBeCloseTo(6)
    await tool(say('map.zoomOut')).click()
    await expect.poll(() => place()?.zoom).toBeCloseTo(5)
    await tool(say('map.zoomAll')).click()
    await expect.poll(() => place()?.zoom).toBeLessThan(3)
  })

  it('show the country of the site, or the view that it starts with, at the start and on request [D25.25]', async () => {
    const { site } = aConfig()
    const country = { west: -11, south: 51.3, east: -5.3, north: 55.5 }
    const startView = { longitude: -9.1, latitude: 53.3, zoom: 8 }
    const degreesOf = (place: ReturnType<Awaited<ReturnType<typeof showMap>>['place']>) =>
      fromRd([place?.x ?? 0, place?.y ?? 0], 'WGS84').map((degrees) => degrees.toFixed(1))

    const opened = await showMap('?layers=', { site: { ...site, country } })
    expect(degreesOf(opened.place())).toEqual([
      expect.stringMatching(/^-8\./),
      expect.stringMatching(/^53\./),
    ])
    expect(opened.place()?.zoom).toBeLessThan(4)

    const { tool, say, place } = await showMap('?layers=', { site: { ...site, country, startView } })
    expect(degreesOf(place())).toEqual(['-9.1', '53.3'])
    expect(place()?.zoom).toBe(8)
    await tool(say('map.zoomOut')).click()
    await expect.poll(() => place()?.zoom).toBe(7)
    await tool(say('map.zoomAll')).click()
    await expect.poll(() => place()?.zoom).toBe(8)
    expect(degreesOf(place())).toEqual(['-9.1', '53.3'])
  })

  it.each<Language>(['nl'])(
    'move the map by a button for each side for who cannot drag, in %s [D27.8, D27.46]',
    async (lang) => {
      const { say, place } = await showMap(`?lang=${lang}&${HERE}`)
      const step = async (side: 'north' | 'east' | 'south' | 'west'): Promise<void> => {
        const before = place()
        await page.getByRole('button', { name: say(`map.move.${side}`) }).click()
        await expect.poll(place).not.toEqual(before)
      }
      await step('north')
      expect(place()?.y).toBeGreaterThan(550_000)
      expect(place()?.x).toBe(150_000)
      await step('east')
      expect(place()?.x).toBeGreaterThan(150_000)
      await step('south')
      await step('west')
      expect(place()).toEqual({ x: 150_000, y: 550_000, zoom: 5 })
    },
  )

  it('are keys too: arrows, plus and minus on the map, Space on its layers [D27.8, D27.46]', async () => {
    const { place, say } = await showMap('?layers=fields&x=150000&y=550000&z=6')
    first('#map').focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect.poll(() => place()?.x).toBeGreaterThan(150_000)
    await userEvent.keyboard('{ArrowUp}')
    await expect.poll(() => place()?.y).toBeGreaterThan(550_000)
    await userEvent.keyboard('+')
    await expect.poll(() => place()?.zoom).toBeGreaterThan(6.5)
    await userEvent.keyboard('-')
    await expect.poll(() => place()?.zoom).toBeLessThan(6.5)
    const lines = page.getByRole('checkbox', { name: say('register.seismic-lines.title') })
    const box = lines.element()
    if (box instanceof HTMLElement) box.focus()
    await userEvent.keyboard(' ')
    await expect.element(lines).toBeChecked()
    expect(window.location.search).toMatch(/layers=fields,/)
  })
})

it('a distance, its direction and what it encloses are measured over the ground, by pointer and by keyboard [D27.12]', async () => {
  const { tool, say, canvas, place } = await showMap('?layers=&x=155000&y=463000&z=6')
  await tool(say('map.measure')).click()
  expect(textsOf('.measure-card-length')).toEqual([expect.stringContaining(say('map.measure.how'))])
  const { width, height } = canvas.element().getBoundingClientRect()
  await canvas.click({ position: { x: width / 2, y: height / 2 } })
  // A hundred pixels at zoom 6 of the national scheme are 5,376 m.
  await canvas.click({ position: { x: width / 2 + 100, y: height / 2 } })
  await expect.poll(() => first('.measure-card-length').textContent).toMatch(/5,3[78] km · Richting: 90°$/)
  await canvas.click({ position: { x: width / 2 + 100, y: height / 2 + 100 } })
  await expect
    .poll(() => first('.measure-card-length').textContent)
    .toMatch(/10,7\d km · Richting: 180° · Oppervlakte: 14,4\d km²$/)
  await page.getByRole('button', { name: say('map.measure.clear') }).click()
  // Away from the buttons, which move when the words become fewer: Escape takes a tooltip away first.
  await canvas.hover({ position: { x: width / 2, y: height / 2 } })
  first('#map').focus()
  await userEvent.keyboard('{Enter}{ArrowRight}')
  await expect.poll(() => place()?.x).not.toBe(155_000)
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => first('.measure-card-length').textContent).toMatch(/Afstand: /)
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => textsOf('.measure-card-length')).toEqual([])
})

it('the bar tells where the pointer is in four systems [D27.10]', async () => {
  const { canvas, say } = await showMap('?layers=&x=155000&y=463000&z=15')
  const shown = () => first('.pointer-coordinate output').textContent
  const { width, height } = canvas.element().getBoundingClientRect()
  const point = () => canvas.hover({ position: { x: width / 2, y: height / 2 } })
  await point()
  await expect.poll(shown).toBe('155000  463000')
  // The Lange Jan of Amersfoort, where the grid has its origin; published in ETRS89 as 52° 9' 18.62" N, 5° 23' 13.93" E.
  for (const [system, expected] of [
    ['WGS84', /^52,1551[67]° NB {2}5,3872[01]° OL$/],
    ['ETRS89-UTM31', /^663\d{3} {2}578\d{4}$/],
    ['ED50-UTM31', /^663\d{3} {2}578\d{4}$/],
  ] as const) {
    await page.getByRole('combobox', { name: say('map.coordinateSystem') }).selectOptions(system)
    await point()
    await expect.poll(shown).toMatch(expected)
  }
})
