import { boreholes, fields, licences } from '@datacentre/catalogue/registers/index'
import { aBorehole, aField, aLicence, day } from '@datacentre/fixtures'
import { aDataset } from '@datacentre/fixtures/dataset'
import { emptyRow } from '@datacentre/fixtures/empty-row'
import { fieldProduction } from '@datacentre/catalogue/production/index'
import { facilities } from '@datacentre/catalogue/supporting/facilities'
import { mapLayers } from '@datacentre/catalogue/geography/map-layers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { standInMapService } from '../../../testing/map-service.ts'
import { showMap } from '../../../testing/show-map.tsx'
import { fromRd } from '../../map/coordinates/systems.ts'
import { askArea } from '../../area/asked-area.ts'

const service = standInMapService()
const config = { dataset: aDataset({ rows: { boreholes: 3, fields: 1, licences: 2 } }) }

const hole = (boreholeDbk: number, boreholeName: string, at: readonly [number, number]) => ({
  row: aBorehole({
    boreholeDbk,
    boreholeName,
    shortName: boreholeName,
    startDate: day('1984-12-31'),
    legalOwnerName: 'Noordmark',
  }),
  at,
})
const corners = (x: number, y: number, size: number) =>
  [
    [x, y],
    [x + size, y],
    [x + size, y + size],
    [x, y + size],
    [x, y],
  ] as const

/** A square of RD as a file of GeoJSON. */
const fileOf = (x: number, y: number, size: number, name = 'dorp.geojson'): File =>
  new File(
    [
      JSON.stringify({
        type: 'Polygon',
        coordinates: [corners(x, y, size).map((place) => [...fromRd(place, 'WGS84')])],
      }),
    ],
    name,
  )

beforeEach(() => {
  service.received.length = 0
  for (const { table } of mapLayers) service.answerLayer(table, [])
  service.answerLayer(boreholes, [
    hole(1, 'BINNEN-01', [155_000, 463_000]),
    hole(2, 'ERNAAR-01', [140_000, 463_000]),
    hole(3, 'BUITEN-01', [190_000, 463_000]),
  ])
  service.answerPaths([
    2,
    [
      [140_000, 463_000],
      [155_500, 463_000],
    ],
  ])
  service.answerLayer(fields, [
    {
      row: aField({
        fieldDbk: 5,
        fieldCode: 'OVN',
        fieldName: 'Oosterveen',
        fieldOperator: 'Waddengas B.V.',
      }),
      at: corners(150_000, 460_000, 9000),
    },
  ])
  service.answerLayer(facilities, [
    {
      row: {
        ...emptyRow(facilities.columns),
        facilityCode: 'F',
        facilityName: 'Werk',
        operatorName: 'Noordmark',
      },
      at: [155_000, 463_500],
    },
  ])
  service.answerFigures(fieldProduction, ({ product }) =>
    product === 'Gas' ? [gasOf(5, 2024, 12_000), gasOf(5, 2025, 24_000), gasOf(6, 2025, 72_000)] : [],
  )
  service.answerLayer(licences, [
    {
      row: aLicence({
        gdnrCollectionId: 'a',
        licenceName: 'Geldig',
        status: 'EFFECTIVE',
        operator: 'WADDENGAS BV',
      }),
      at: corners(150_000, 460_000, 9000),
    },
    {
      row: aLicence({ gdnrCollectionId: 'b', licenceName: 'Voorbij', status: 'EXPIRED' }),
      at: corners(150_000, 460_000, 9000),
    },
    {
      // The dates of one without a status say that it has ended.
      row: aLicence({
        gdnrCollectionId: 'c',
        licenceName: 'Zonder',
        status: null,
        grantedDate: day('1990-01-01'),
        expiryDate: day('2000-01-01'),
      }),
      at: corners(150_000, 460_000, 9000),
    },
  ])
})

afterEach(() => {
  vi.restoreAllMocks()
  askArea(null)
})

const openFile = async (file: File): Promise<void> => {
  const input = document.querySelector<HTMLInputElement>('.measure-card input[type=file]')
  if (input === null) throw new Error('there is no way to open a file')
  await userEvent.upload(input, file)
}

/** Opens the area that has the first borehole and the field in it. */
const openSquare = async () => {
  const map = await showMap('?layers=', config)
  await map.tool(map.say('map.measure')).click()
  await openFile(fileOf(154_000, 462_000, 2000))
  return map
}

const cellsOf = (table: Element): string[][] =>
  [...table.querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  )

const gasOf = (fieldDbk: number, year: number, jan: number) => ({
  ...emptyRow(fieldProduction.table.columns),
  fieldDbk,
  name: `veld ${fieldDbk}`,
  year,
  unit: '1000Nm3',
  product: 'Gas',
  production: 'Produced',
  jan,
})

describe('an area', () => {
  it('that is drawn tells what lies in and under it, with courses and ends of boreholes [D27.71]', async () => {
    const { tool, say, canvas, panel, heading } = await showMap('?layers=&x=155000&y=463000&z=7', config)
    await tool(say('map.measure')).click()
    const ask = page.getByRole('button', { name: say('map.area.here') })
    await expect.element(ask).toBeDisabled()
    const { width, height } = canvas.element().getBoundingClientRect()
    for (const [x, y] of [
      [0.35, 0.35],
      [0.65, 0.35],
      [0.65, 0.65],
      [0.35, 0.65],
    ] as const)
      await canvas.click({ position: { x: width * x, y: height * y } })
    await ask.click()
    await expect.element(heading).toHaveTextContent(say('map.area.drawn'))
    await expect.element(panel).toHaveTextContent(/liggen: 1 veld, 2 boringen, 1 vergunning van kracht\./)
    await expect.element(panel).toHaveTextContent(say('map.area.onlyUnder', { count: 1 }))
    for (const name of ['BINNEN-01', 'ERNAAR-01', 'Oosterveen', 'Voorbij'])
      await expect.element(panel.getByRole('link', { name }).first()).toBeVisible()
    await expect.element(panel.getByRole('link', { name: 'BUITEN-01' })).not.toBeInTheDocument()
    await panel.getByRole('button', { name: say('map.closePanel') }).click()
    await expect.element(panel).not.toBeInTheDocument()
  })

  it('from a file is read in the browser and sent nowhere, also not in the address [D27.71]', async () => {
    const { tool, say, panel, heading, place } = await showMap('?layers=', config)
    await tool(say('map.measure')).click()
    await openFile(fileOf(154_000, 462_000, 2000))
    await expect.element(heading).toHaveTextContent('dorp')
    // The map shows it whole.
    await expect.poll(() => place()?.zoom).toBeGreaterThan(6)
    await expect.element(panel.getByRole('link', { name: 'BINNEN-01' })).toBeVisible()
    await expect.element(panel).toHaveTextContent(say('map.area.private'))
    // Lists are asked for by POST, and for nothing but all of them; figures of the whole country.
    const bodies = service.received.flatMap(({ body }) => (body ? [body] : []))
    const nationwide = { yearStart: 2025, yearEnd: 2026, production: 'Produced' }
    expect(bodies).toEqual(bodies.map(() => ({ ...nationwide, product: expect.any(String) })))
    expect(service.received.map(({ path, query }) => `${path}?${query}`).join(' ')).not.toMatch(
      /52\.|5\.3|dorp/,
    )
    expect(location.search).not.toMatch(/52\.|dorp/)
  })

  it('tells who works there and what its fields produced beside the country, without naming a field to the server [D27.79]', async () => {
    const { say, panel } = await openSquare()
    const companies = panel.getByRole('list', { name: say('place.companies') })
    await expect.element(companies).toBeVisible()
    expect([...companies.element().children].map(({ textContent }) => textContent)).toEqual([
      'Waddengas B.V.1 veld, 1 vergunning van kracht',
      'Noordmark1 mijnbouwwerk, 2 boringen',
    ])
    await expect
      .element(companies.getByRole('link', { name: 'Waddengas B.V.' }))
      .toHaveAttribute('href', '/datacenter/companies/waddengas')
    await expect
      .element(panel)
      .toHaveTextContent(/In 2025 produceerde 1 veld 24 miljoen Nm³ gas, 100% meer dan in 2024\. Dat is 25%/)
    const gas = panel.getByRole('table', { name: say('quantity.Gas.Produced') })
    expect(cellsOf(gas.element())).toEqual([['Oosterveen', expect.stringMatching(/^24\.000\sduizend\sNm³$/)]])
    const asked = service.received.filter(({ path }) => path.includes('prodfigures'))
    expect(asked.map(({ body }) => JSON.stringify(body)).join()).not.toMatch(/fieldDbk|Oosterveen|OVN/)
  })

  it('tells what its fields produced last where that was years ago [D27.79]', async () => {
    const all = [gasOf(5, 2011, 12_000), gasOf(6, 2011, 36_000), gasOf(6, 2025, 72_000)]
    service.answerFigures(fieldProduction, ({ product, yearStart }) =>
      product === 'Gas' ? all.filter(({ year }) => Number(year) >= Number(yearStart)) : [],
    )
    const { panel } = await openSquare()
    await expect
      .element(panel)
      .toHaveTextContent(/In 2011 produceerde 1 veld 12 miljoen Nm³ gas.* Daarna is niets meer gemeld\./)
  })

  it('says so where its fields have no figures, and asks again for what did not come [D27.66, D27.79]', async () => {
    service.respond(fieldProduction.rest.list, () => new Response(null, { status: 500 }))
    const { say, panel } = await openSquare()
    const again = panel.getByRole('alert').getByRole('button', { name: say('list.failed.tryAgain') })
    await expect.element(again).toBeVisible()
    service.answerFigures(fieldProduction, () => [])
    await again.click()
    await expect.element(panel).toHaveTextContent(say('map.area.noProduction'))
  })

  it('that cannot be read says what is wrong, and the next one is read [D27.71]', async () => {
    const { tool, say, heading } = await showMap('?layers=', config)
    await tool(say('map.measure')).click()
    await openFile(new File(['{"type":"Point","coordinates":[5,52]}'], 'punt.geojson'))
    await expect.element(page.getByRole('alert')).toHaveTextContent(say('map.area.fault.noArea'))
    await openFile(fileOf(10_000, 400_000, 1000, 'leeg.json'))
    await expect.element(heading).toHaveTextContent('leeg')
    await expect.element(page.getByText(/ligt niets uit de registers/)).toBeVisible()
  })

  it('is taken home with everything in it, with its source, as GeoJSON and as a list [D24.32, D27.71]', async () => {
    const saved: { name: string; text: Promise<string> }[] = []
    const blobs = new Map<string, Blob>()
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      const address = `blob:${blobs.size}`
      if (blob instanceof Blob) blobs.set(address, blob)
      return address
    })
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push({ name: this.download, text: blobs.get(this.href)?.text() ?? Promise.resolve('') })
    })
    const { tool, say, panel } = await showMap('?layers=', config)
    await tool(say('map.measure')).click()
    await openFile(fileOf(154_000, 462_000, 2000))
    await panel.getByRole('button', { name: say('map.area.csv') }).click()
    await panel.getByRole('button', { name: say('map.area.geojson') }).click()
    await expect.poll(() => saved.map(({ name }) => name)).toEqual(['dorp.csv', 'dorp.geojson'])
    const [csv = '', geojson = ''] = await Promise.all(saved.map(({ text }) => text))
    expect(csv.split('\r\n').filter((line) => line.includes(',boreholes,'))).toHaveLength(2)
    expect(csv).toMatch(/,2,ERNAAR-01,end,/)
    expect(csv).toMatch(/,"?Small; CC0; versie 1; \d{4}-\d\d-\d\d/)
    expect(JSON.parse(geojson)).toMatchObject({
      source: expect.stringMatching(/^Small; CC0; versie 1; /),
      dataset: { title: 'Small', licence: 'CC0', version: 1, demonstration: false },
    })
    const { features } = JSON.parse(geojson) as {
      features: { id: number | string; properties: Record<string, unknown>; geometry: { type: string } }[]
    }
    expect(features.map(({ properties }) => properties['name']).toSorted()).toEqual([
      'BINNEN-01',
      'ERNAAR-01',
      'Geldig',
      'Oosterveen',
      'Voorbij',
      'Werk',
      'Zonder',
    ])
    const first = features.find(({ properties }) => properties['name'] === 'BINNEN-01')
    expect(first).toMatchObject({ geometry: { type: 'Point' }, properties: { liesHereBy: 'head' } })
    expect(first?.properties).toMatchObject({ boreholeDbk: 1, startDate: '1984-12-31' })
  })
})
