import { resolutionAt } from '@datacentre/catalogue/geography/map-zooms'
import { boreholes, fields, licences } from '@datacentre/catalogue/registers/index'
import { addresses } from '@datacentre/catalogue/wire/addresses'
import type { MapYears } from '@datacentre/catalogue/wire/map-calls'
import { aBorehole, aField, aLicence } from '@datacentre/fixtures'
import { aDataset } from '@datacentre/fixtures/dataset'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { standInMapService } from '../../testing/map-service.ts'
import { showMap } from '../../testing/show-map.tsx'
import { currentAddress } from '../address/address-store.ts'

const service = standInMapService()

const square = (x: number, y: number) =>
  [
    [x, y],
    [x + 5000, y],
    [x + 5000, y + 5000],
    [x, y],
  ] as const

const years: MapYears = {
  day: '1988-09-30',
  layers: {
    boreholes: { keys: [1, 2, 3], from: [1984, 1986, null], until: [1988, 1988, null], unknown: [2] },
    fields: { keys: [1], from: [1985], until: [1988], unknown: [] },
    licences: { keys: ['OLD', 'NEW'], from: [1984, 1987], until: [1985, 1988], unknown: [] },
  },
  production: { first: 1987, last: 1988, began: [1986], years: [[1988]] },
}

beforeEach(() => {
  service.answerLayer(boreholes, [
    {
      row: aBorehole({ boreholeDbk: 1, boreholeName: 'OLDEST-01', resultCode: 'GAS' }),
      at: [150_000, 550_000],
    },
    {
      row: aBorehole({ boreholeDbk: 2, boreholeName: 'LATER-01', resultCode: 'OIL' }),
      at: [151_000, 550_000],
    },
    {
      row: aBorehole({ boreholeDbk: 3, boreholeName: 'UNDATED-01', resultCode: 'OIL' }),
      at: [152_000, 550_000],
    },
  ])
  service.answerLayer(fields, [{ row: aField({ fieldDbk: 1 }), at: square(150_000, 545_000) }])
  service.answerLayer(licences, [
    { row: aLicence({ gdnrCollectionId: 'OLD', status: 'EXPIRED' }), at: square(140_000, 545_000) },
    { row: aLicence({ gdnrCollectionId: 'NEW', status: 'VALID' }), at: square(140_000, 545_000) },
  ])
  service.answerYears(years)
})

const config = { dataset: aDataset({ rows: { boreholes: 3, fields: 1, licences: 2 } }) }
const HERE = 'x=151000&y=550000&z=8'

const bar = page.getByRole('region', { name: 'Toen en nu' })
const slider = bar.getByRole('slider')
const told = (text: string) => bar.getByText(text, { exact: false })
const counts = () =>
  [...document.querySelectorAll('.time-bar-words > ul > li')].map(({ textContent }) => textContent)
const inLegend = (title: string) =>
  [...document.querySelectorAll('.legend-layer-head')]
    .find(({ textContent }) => textContent.startsWith(title))
    ?.querySelector('.legend-count')?.textContent
const yearInAddress = () => new URLSearchParams(location.search).get('year')

describe('the map of a year', () => {
  it('is opened and left with a tool, on the day of the data first, and stands in the address [D27.73]', async () => {
    const { tool, say } = await showMap(`?layers=boreholes&${HERE}`, config)
    await expect.element(bar).not.toBeInTheDocument()
    await tool(say('map.time')).click()
    await expect.element(told('Op 30 september 1988')).toBeVisible()
    await expect.element(slider).toHaveAttribute('aria-valuetext', 'Op 30 september 1988')
    expect(yearInAddress()).not.toBeNull()
    await bar.getByRole('button', { name: say('map.time.close') }).click()
    await expect.element(bar).not.toBeInTheDocument()
    expect(yearInAddress()).toBeNull()
    expect(document.activeElement).toBe(tool(say('map.time')).element())
  })
  it('has what was there at its end, in bar and legend, and tells what has no date [D27.73]', async () => {
    await showMap(`?layers=boreholes,fields,licences&year=1985&${HERE}`, config)
    await expect.element(told('Eind 1985')).toBeVisible()
    await expect
      .poll(counts)
      .toEqual(['Boringen: 1 (1 zonder datum staat er niet op)', 'Velden: 1', 'Vergunningen: 1'])
    expect(inLegend('Boringen')).toBe('1 van 3')
    await slider.fill('1987')
    await expect
      .poll(counts)
      .toEqual(['Boringen: 2 (1 zonder datum staat er niet op)', 'Velden: 1', 'Vergunningen: 1'])
    expect(inLegend('Boringen')).toBe('2 van 3')
    await expect.poll(yearInAddress).toBe('1987')
    await expect
      .poll(() => page.getByRole('link', { name: 'English' }).element().getAttribute('href'))
      .toContain('year=1987')
  })
  it('goes together with filters [D27.73]', async () => {
    await showMap(`?layers=boreholes&result=OIL&year=1985&${HERE}`, config)
    await expect.poll(counts).toEqual(['Boringen: 0 (1 zonder datum staat er niet op)'])
    await slider.fill('1986')
    await expect.poll(counts).toEqual(['Boringen: 1 (1 zonder datum staat er niet op)'])
    expect(new URLSearchParams(location.search).get('result')).toBe('OIL')
  })
  it('is what the list of what is in view has [D27.73]', async () => {
    const { tool, say, panel } = await showMap(`?layers=boreholes&year=1985&${HERE}`, config)
    await tool(say('map.inView')).click()
    await expect.element(panel.getByRole('link', { name: /OLDEST-01/ })).toBeVisible()
    await expect.element(panel.getByRole('link', { name: /LATER-01/ })).not.toBeInTheDocument()
    await slider.fill('1986')
    await expect.element(panel.getByRole('link', { name: /LATER-01/ })).toBeVisible()
    await slider.fill('1985')
    await expect.element(panel.getByRole('link', { name: /LATER-01/ })).not.toBeInTheDocument()
  })
  it('is what a click finds [D27.73]', async () => {
    const { canvas } = await showMap(`?layers=boreholes&datacenter=true&year=1986&${HERE}`, config)
    await expect.element(slider).toHaveValue('1986')
    const clickOnLater = async (): Promise<void> => {
      const { width, height } = canvas.element().getBoundingClientRect()
      const { x, y, zoom } = currentAddress().place ?? { x: 0, y: 0, zoom: 0 }
      // The map has made room for the bar since it was opened.
      const pixels = (metres: number): number => metres / resolutionAt(zoom)
      await canvas.click({
        position: { x: width / 2 + pixels(151_000 - x), y: height / 2 + pixels(y - 550_000) },
      })
      // A click waits for a second one, which would zoom.
      await new Promise((resolve) => setTimeout(resolve, 400))
    }
    await slider.fill('1985')
    await clickOnLater()
    expect(currentAddress().object).toBeNull()
    await slider.fill('1986')
    await clickOnLater()
    await expect.poll(() => currentAddress().object?.id).toBe('2')
  })
  it('tells by which rules: of production by its figures, and before those by its start [D27.74]', async () => {
    const { say } = await showMap(`?layers=fields,lines&year=1986&${HERE}`, config)
    await bar.getByText(say('map.time.what')).click()
    await expect.element(told(say('map.time.begun', { first: 1987 }))).toBeVisible()
    await expect.element(told(say('map.time.undated'))).toBeVisible()
    await slider.fill('1988')
    await expect.element(told(say('map.time.produced', { year: 1988 }))).toBeVisible()
    await expect.element(page.getByText(say('map.legend.notProducing'))).toBeVisible()
  })
  it('is the nearest of those that are known, where an address asks for another [D27.73]', async () => {
    await showMap(`?layers=boreholes&year=1850&${HERE}`, config)
    await expect.element(slider).toHaveValue('1984')
  })
  it('that cannot be told says so, and can be asked for again [D27.66, D27.73]', async () => {
    service.respond(addresses['map-years'], () => new Response(null, { status: 500 }))
    const { say } = await showMap(`?layers=boreholes&datacenter=true&year=1985&${HERE}`, config)
    await expect.element(page.getByText(say('map.time.failed'))).toBeVisible()
    service.answerYears(years)
    await page.getByRole('button', { name: say('list.failed.tryAgain') }).click()
    await expect.element(slider).toHaveValue('1985')
  })
})

describe('the slider of years', () => {
  it('takes keys [D27.75]', async () => {
    await showMap(`?layers=boreholes&year=1985&${HERE}`, config)
    await expect.element(slider).toHaveValue('1985')
    slider.element().focus()
    for (const [key, year] of [
      ['{ArrowRight}', '1986'],
      ['{End}', '1988'],
      ['{Home}', '1984'],
    ] as const) {
      await userEvent.keyboard(key)
      await expect.element(slider).toHaveValue(year)
    }
  })
  it('plays to the last year and stops there, and then begins again [D27.75]', async () => {
    const { say } = await showMap(`?layers=boreholes&year=1987&${HERE}`, config)
    const [play, stop] = [say('map.time.play'), say('map.time.stop')].map((name) =>
      bar.getByRole('button', { name, exact: true }),
    )
    await play!.click()
    await expect.element(slider).toHaveValue('1988')
    await play!.click()
    await expect.element(stop!).toBeVisible()
    await expect.element(slider).toHaveValue('1985')
    await stop!.click()
    const rested = currentAddress().year
    await new Promise((resolve) => setTimeout(resolve, 600))
    expect(currentAddress().year).toBe(rested)
  })
  it('plays slowly for who asks for no motion [D27.75]', async () => {
    // The commands of the protocol have no types here.
    const session = cdp() as unknown as { send: (method: string, given: object) => Promise<unknown> }
    const setMotion = (value: string) =>
      session.send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] })
    onTestFinished(async () => {
      await setMotion('')
    })
    await setMotion('reduce')
    const { say } = await showMap(`?layers=boreholes&year=1984&${HERE}`, config)
    await bar.getByRole('button', { name: say('map.time.play'), exact: true }).click()
    const began = performance.now()
    await expect.element(slider).toHaveValue('1985')
    await expect.element(slider).toHaveValue('1986')
    expect(performance.now() - began).toBeGreaterThan(1000)
  })
  it('stops when nobody sees the page [D27.75]', async () => {
    const { say } = await showMap(`?layers=boreholes&year=1984&${HERE}`, config)
    await bar.getByRole('button', { name: say('map.time.play'), exact: true }).click()
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    document.dispatchEvent(new Event('visibilitychange'))
    await expect.element(bar.getByRole('button', { name: say('map.time.play'), exact: true })).toBeVisible()
    hidden.mockRestore()
  })
})

describe('a picture of the map of a year', () => {
  /** The pixels of the picture that something is drawn on. */
  const drawnPixels = (): number => {
    const canvas = document.querySelector<HTMLCanvasElement>('.layer-picture.is-of-objects canvas')
    const context = canvas?.getContext('2d')
    if (!canvas || !context) return -1
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height)
    return data.filter((value, at) => at % 4 === 3 && value > 0).length
  }
  it('has nothing else of the map on it: names are drawn above it [D27.73]', async () => {
    await showMap(`?layers=boreholes&datacenter=true&year=1988&${HERE}`, config)
    await expect
      .poll(() => document.querySelector('.layer-picture.is-of-objects ~ .ol-layer canvas'))
      .not.toBeNull()
  })
  it.each(['boreholes', 'licences'])(
    'of %s is the same after steps as when it is opened [D27.73]',
    async (layer) => {
      const opened = new Map<number, number>()
      for (const year of [1984, 1986, 1987, 1988]) {
        await showMap(`?layers=${layer}&datacenter=true&year=${year}&${HERE}`, config)
        await expect.element(slider).toHaveValue(String(year))
        await expect.poll(drawnPixels).toBeGreaterThan(-1)
        await new Promise((resolve) => setTimeout(resolve, 200))
        opened.set(year, drawnPixels())
      }
      expect(new Set(opened.values()).size).toBeGreaterThan(1)
      for (const year of [1984, 1988, 1986, 1987, 1984]) {
        await slider.fill(String(year))
        await expect.poll(drawnPixels).toBe(opened.get(year))
      }
    },
  )
})
