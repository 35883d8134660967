import { boreholes, fields } from '@datacentre/catalogue/registers/index'
import { PLACE_PATH } from '@datacentre/catalogue/wire/place-addresses'
import type { PlaceTold } from '@datacentre/catalogue/wire/place-answer'
import { aField } from '@datacentre/fixtures'
import { aDataset } from '@datacentre/fixtures/dataset'
import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aMapObject, standInMapService } from '../../../testing/map-service.ts'
import { showMap } from '../../../testing/show-map.tsx'

const service = standInMapService()
const config = { dataset: aDataset({ rows: { boreholes: 1, fields: 1 } }) }
const row = aField({ fieldDbk: 5, fieldCode: 'OVN', fieldName: 'Oosterveen' })

const near = (at: number) => ({
  key: at,
  id: `${at}`,
  name: `HOLE-${at}`,
  distance: 100 * at,
  direction: 'N',
  away: `${100 * at} m naar het noorden`,
  about: at === 1 ? 'Gas · Producerend' : '',
  address: '',
})

const told = (given: Partial<PlaceTold> = {}): PlaceTold => ({
  kind: 'point',
  key: '52.1552,5.3872',
  name: '52,1552° NB, 5,3872° OL',
  address: '/datacenter/place/point/52.1552,5.3872',
  distance: 5000,
  distances: [1000, 5000, 10_000],
  box: [155_000, 463_000, 155_000, 463_000],
  text: 'Onder dit punt ligt het gasveld Oosterveen.',
  near: {
    boreholes: Array.from({ length: 14 }, (_, at) => near(at + 1)),
    fields: [{ ...near(0), key: 5, id: 'OVN', name: 'Oosterveen', away: 'hier' }],
    licences: [],
    'seismic-lines': [],
    'seismic-surveys-2d': [],
    'seismic-surveys-3d': [],
    facilities: [],
  },
  ...given,
})

/** What was asked about places, without what every question has. */
const asked = (): string[] =>
  service.received
    .filter(({ path }) => path.includes(PLACE_PATH))
    .map(({ path, query }) => {
      const { f: _f, lang: _lang, ...rest } = Object.fromEntries(query)
      return `${path} ${JSON.stringify(rest)}`
    })

const answerPlace = (answer: () => Response): void => {
  for (const path of [`/datacenter${PLACE_PATH}`, `/datacenter${PLACE_PATH}/:kind/:key`])
    service.respond({ method: 'GET', path: `/${path}` }, answer)
}

beforeEach(() => {
  service.received.length = 0
  answerPlace(() => Response.json(told()))
  service.answerLayer(fields, [])
  service.answerLayer(boreholes, [])
  service.answerObjects(aMapObject(fields, row))
})

describe('the panel of a place', () => {
  it('opens where the visitor asks what lies there, by a click, with the paragraph first and what is near [D27.70]', async () => {
    const { tool, say, canvas, panel, heading } = await showMap('?layers=&x=155000&y=463000&z=7', config)
    await tool(say('map.here')).click()
    await expect.element(page.getByText(say('map.here.point'))).toBeVisible()
    const { width, height } = canvas.element().getBoundingClientRect()
    await canvas.click({ position: { x: width / 2, y: height / 2 } })
    await expect.element(heading).toHaveTextContent('52,1552° NB, 5,3872° OL')
    expect(new URLSearchParams(location.search).get('here')).toMatch(/^52\.15\d\d,5\.38\d\d$/)
    await expect.element(panel.getByText(told().text)).toBeVisible()
    await expect.element(panel.getByRole('heading', { name: 'Boringen (14)' })).toBeVisible()
    await expect.element(panel.getByRole('link', { name: 'HOLE-12' })).toBeVisible()
    await expect
      .element(panel.getByRole('link', { name: say('map.place.left', { count: 2 }) }))
      .toHaveAttribute('href', told().address)
    await expect.element(page.getByText(say('map.here.point'))).not.toBeInTheDocument()
  })
  it('says of what lies there what it is and how it stands [D27.84]', async () => {
    const { panel } = await showMap('?layers=&here=52.1552,5.3872', config)
    const first = panel.getByRole('listitem').filter({ hasText: /^HOLE-1100 m/ })
    await expect.element(first.getByText('Gas · Producerend')).toBeVisible()
  })
  it('is offered for an area too: drawn by its corners, or from a file [D27.85]', async () => {
    const { tool, say } = await showMap('?layers=', config)
    await tool(say('map.here')).click()
    await expect.element(page.getByRole('button', { name: say('map.area.open') })).toBeVisible()
    await page.getByRole('button', { name: say('map.here.draw') }).click()
    await expect.element(page.getByRole('region', { name: say('map.measure') })).toBeVisible()
    await expect.element(page.getByRole('button', { name: say('map.area.here') })).toBeVisible()
  })
  it('takes the map to its place where the address names none, with what lies around it [D27.70]', async () => {
    answerPlace(() => Response.json(told({ box: [245_000, 595_000, 245_000, 595_000] })))
    const { place } = await showMap('?layers=&here=Loppersum', config)
    await expect
      .poll(() => Math.hypot((place()?.x ?? 0) - 245_000, (place()?.y ?? 0) - 595_000))
      .toBeLessThan(5000)
    expect(place()?.zoom).toBeGreaterThan(4)
  })
  it('leaves the map where the address says it is', async () => {
    answerPlace(() => Response.json(told({ box: [245_000, 595_000, 245_000, 595_000] })))
    const { heading, place } = await showMap('?layers=&here=Loppersum&x=155000&y=463000&z=7', config)
    await expect.element(heading).toHaveTextContent(told().name)
    expect(place()?.zoom).toBe(7)
    expect(place()?.y).toBe(463_000)
  })
  it('asks again for another distance, and leads to an object and back to the place [D27.70]', async () => {
    const { say, panel, heading } = await showMap('?layers=&here=52.1552,5.3872', config)
    await expect.element(heading).toHaveTextContent('52,1552° NB, 5,3872° OL')
    await panel.getByRole('button', { name: say('map.place.distance') }).click()
    await page.getByRole('option', { name: '10 km' }).click()
    await expect.poll(() => asked().at(-1)).toContain('"distance":"10000"')
    await panel.getByRole('link', { name: 'Oosterveen' }).click()
    await expect.element(heading).toHaveTextContent('Oosterveen')
    await panel.getByRole('button', { name: say('map.closePanel') }).click()
    await expect.element(heading).toHaveTextContent('52,1552° NB, 5,3872° OL')
    await panel.getByRole('button', { name: say('map.closePanel') }).click()
    await expect.element(panel).not.toBeInTheDocument()
    expect(location.search).not.toContain('here')
  })
  it('asks which place is meant where several have the name, and says so where none has [D27.70]', async () => {
    const places = [
      { kind: 'town', key: 'bergen-nh', name: 'Bergen', about: 'Plaats · Noord-Holland' },
      { kind: 'municipality', key: 'bergen-l', name: 'Bergen (L.)', about: 'Gemeente · Limburg' },
    ]
    answerPlace(() => Response.json({ text: 'Bergen', places }))
    const { say, panel } = await showMap('?layers=&here=Bergen', config)
    await expect.element(panel.getByText(say('map.place.which'))).toBeVisible()
    answerPlace(() => Response.json(told({ name: 'Gemeente Bergen (L.)' })))
    await expect.element(panel.getByText('Plaats · Noord-Holland')).toBeVisible()
    await panel.getByRole('button', { name: 'Bergen (L.)' }).click()
    await expect.element(panel.getByText(told().text)).toBeVisible()
    expect(asked().at(-1)).toContain('place/municipality/bergen-l')
    answerPlace(() => new Response(null, { status: 404 }))
    await showMap('?layers=&here=nowhere', config)
    await expect.element(panel.getByRole('alert')).toHaveTextContent(say('map.place.none'))
  })
  it('opens for a place that was searched for, when asked [D27.70]', async () => {
    service.answer('suggest', [])
    const { search, say, panel } = await showMap('?layers=', config)
    await search.fill('Oudewater')
    await expect.element(page.getByRole('option', { name: /Oudewater/ })).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await page
      .getByRole('search')
      .getByRole('button', { name: say('map.here') })
      .click()
    await expect.element(panel.getByText(told().text)).toBeVisible()
    expect(asked().at(-1)).toContain('"q":"Oudewater"')
  })
  it('tells when the answer does not come, and asks again [D27.66, D27.70]', async () => {
    answerPlace(() => new Response(null, { status: 500 }))
    const { say, panel } = await showMap('?layers=&here=52.1552,5.3872', config)
    await expect.element(panel.getByRole('alert')).toBeVisible()
    answerPlace(() => Response.json(told()))
    await panel.getByRole('button', { name: say('list.failed.tryAgain') }).click()
    await expect.element(panel.getByText(told().text)).toBeVisible()
  })
  it('is not asked for any more after Escape [D27.70]', async () => {
    const { tool, say } = await showMap('?layers=', config)
    await tool(say('map.here')).click()
    await expect.element(tool(say('map.here'))).toHaveAttribute('aria-pressed', 'true')
    await userEvent.keyboard('{Escape}')
    await expect.element(tool(say('map.here'))).toHaveAttribute('aria-pressed', 'false')
  })
})
