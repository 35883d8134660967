import { showMap } from '../../testing/show-map.tsx'
import { aMapObject, standInMapService, type Placed } from '../../testing/map-service.ts'
import { boreholes, fields } from '@datacentre/catalogue/registers/index'
import { addresses } from '@datacentre/catalogue/wire/addresses'
import { DATASET_VERSION } from '@datacentre/catalogue/wire/dataset-version'
import { aBorehole, aField } from '@datacentre/fixtures'
import { aConfig, aDataset } from '@datacentre/fixtures/dataset'
import { beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'

const service = standInMapService()

const holes: readonly Placed[] = [
  { row: aBorehole({ boreholeDbk: 1, onOffshore: 'OFF', resultCode: 'GAS' }), at: [50_000, 600_000] },
  { row: aBorehole({ boreholeDbk: 2, onOffshore: 'OFF', resultCode: 'OIL' }), at: [51_000, 601_000] },
  { row: aBorehole({ boreholeDbk: 3, onOffshore: 'ON', resultCode: 'GAS' }), at: [200_000, 500_000] },
]
const square = (x: number, y: number) => [
  [x, y] as const,
  [x + 5000, y] as const,
  [x + 5000, y + 5000] as const,
  [x, y] as const,
]
const areas: readonly Placed[] = [
  { row: aField({ fieldDbk: 1, fieldStatus: 'W' }), at: square(50_000, 600_000) },
  { row: aField({ fieldDbk: 2, fieldStatus: 'A' }), at: square(200_000, 500_000) },
]
const config = { dataset: aDataset({ rows: { boreholes: 3, fields: 2 } }) }

beforeEach(() => {
  service.answerLayer(boreholes, holes)
  service.answerLayer(fields, areas)
})

const legend = page.getByRole('region', { name: 'Kaartlagen en legenda' })
const failed = () => new Response(null, { status: 500 })

/** A layer in the legend, by the title of its check box: where its controls are, and how many objects it says to have. */
const entryOf = (title: string) => ({
  inside: page
    .getByRole('listitem')
    .filter({ has: page.getByRole('checkbox', { name: title, exact: true }) }),
  count: () =>
    [...document.querySelectorAll('.legend-layer-head')]
      .find(({ textContent }) => textContent.startsWith(title))
      ?.querySelector('.legend-count')?.textContent,
})

describe('the legend', () => {
  it('has the layers of the tables that have data, with their filters, and no others [D25.16]', async () => {
    const absent = ['licences', 'seismic-lines', 'seismic-surveys-2d', 'seismic-surveys-3d', 'facilities']
    // An address of before asks for one that is no longer there.
    const { say } = await showMap('?layers=boreholes,fields,licences', {
      dataset: aDataset({ rows: { boreholes: 3, fields: 2 }, absent }),
    })
    await expect.element(legend).toBeVisible()
    expect(
      [...document.querySelectorAll('.legend-layer-head')].map(({ textContent }) => textContent),
    ).toEqual([
      expect.stringContaining(say('register.boreholes.title')),
      expect.stringContaining(say('register.fields.title')),
    ])
    await expect.poll(() => legend.getByRole('button', { name: say('filters.show') }).all()).toHaveLength(2)
  })

  it('has filters for each layer of its own, which a layer takes along when it goes [D27.26]', async () => {
    const { say } = await showMap('?layers=boreholes,fields&onOffshore=OFF&fields.status=W', config)
    const left = (left: number, total: number) =>
      say('map.filters.left', { left: String(left), total: String(total) })
    const [ofHoles, ofAreas] = [
      entryOf(say('register.boreholes.title')),
      entryOf(say('register.fields.title')),
    ]
    await expect.poll(ofHoles.count).toBe(left(2, 3))
    await expect.poll(ofAreas.count).toBe(left(1, 2))

    await ofHoles.inside.getByRole('button', { name: say('filters.show') }).click()
    await ofHoles.inside.getByRole('button', { name: say('filters.clearAll') }).click()
    await expect.poll(ofHoles.count).toBe('3')
    expect(ofAreas.count()).toBe(left(1, 2))
    const query = () => new URLSearchParams(window.location.search)
    expect(query().get('fields.status')).toBe('W')
    expect(query().has('onOffshore')).toBe(false)

    await ofHoles.inside.getByText(say('register.boreholes.title'), { exact: true }).click()
    await expect.poll(() => query().get('status')).toBe('W')
    expect(ofAreas.count()).toBe(left(1, 2))
  })

  it('counts filters that are folded away on their button, and its own button counts all; the list of an object keeps them [D27.63]', async () => {
    service.answerObjects(aMapObject(boreholes, holes[0]!.row))
    service.answer('borehole-dirsurveys', null)
    service.answer('borehole-stratinterpretations', null)
    service.answer('borehole-documents', [])
    service.answer('borehole-logdocuments', [])
    const { say, tool, panel } = await showMap(
      '?layers=boreholes,fields&onOffshore=OFF&result=GAS&fields.status=W',
      config,
    )
    const ofHoles = entryOf(say('register.boreholes.title')).inside.getByRole('button', {
      name: say('filters.show'),
    })
    await expect
      .element(ofHoles)
      .toHaveAccessibleName(`${say('filters.show')} ${say('filters.active', { count: 2 })}`)
    expect(document.querySelectorAll('#legend .badge').length).toBe(2)
    await ofHoles.click()
    await expect.poll(() => document.querySelectorAll('#legend .badge').length).toBe(1)
    await page.getByRole('button', { name: say('map.closeLegend') }).click()
    await expect.element(tool(`${say('map.legend')} (${say('filters.active', { count: 3 })})`)).toBeVisible()

    await tool(say('map.inView')).click()
    await page.elementLocator(panel.element()).getByRole('link', { name: 'ANDIJK' }).first().click()
    await expect
      .element(panel.getByRole('link', { name: say('object.backToList') }))
      .toHaveAttribute('href', expect.stringMatching(/brh-overview\?(?=.*onOffshore=OFF)(?=.*result=GAS)/))
  })

  it('switches a class of a layer off and on, as the filter of the layer has it [D27.77]', async () => {
    const { say } = await showMap('?layers=boreholes', config)
    const gas = page.getByRole('checkbox', { name: say('boreholeResult.GAS'), exact: true })
    const dry = page.getByRole('checkbox', { name: say('boreholeResult.DRY'), exact: true })
    const asked = (): string[] => new URLSearchParams(location.search).getAll('result')
    await expect.element(gas).toBeChecked()
    await gas.click({ force: true })
    await expect.element(gas).not.toBeChecked()
    await expect.element(dry).toBeChecked()
    expect(asked()).not.toContain('GAS')
    expect(asked()).toContain('DRY')
    await gas.click({ force: true })
    await expect.poll(asked).toEqual([])
    await showMap('?layers=boreholes&result=GAS', config)
    await expect.element(gas).toBeChecked()
    await expect.element(dry).not.toBeChecked()
    await expect
      .element(page.getByRole('checkbox', { name: say('boreholeResult.UNK'), exact: true }))
      .not.toBeChecked()
    // The last one stays: a map of nothing is switched off by its layer.
    await gas.click({ force: true })
    expect(asked()).toEqual(['GAS'])
  })

  it('leaves what has no value when a class is switched off; that has a switch of its own [D27.82]', async () => {
    service.answerLayer(boreholes, [
      ...holes,
      { row: aBorehole({ boreholeDbk: 4, resultCode: null }), at: [210_000, 500_000] },
    ])
    const { say } = await showMap('?layers=boreholes', {
      dataset: aDataset({ rows: { boreholes: 4, fields: 2 } }),
    })
    const { count } = entryOf(say('register.boreholes.title'))
    const left = (left: number) => say('map.filters.left', { left: String(left), total: '4' })
    await expect.poll(count).toBe('4')
    await page.getByRole('checkbox', { name: say('boreholeResult.GAS'), exact: true }).click({ force: true })
    await expect.poll(count).toBe(left(2))
    await page.getByRole('checkbox', { name: say('boreholeResult.UNK'), exact: true }).click({ force: true })
    await expect.poll(count).toBe(left(1))
  })

  it('explains what signs tell of status and of heat, and switches those too [D27.81]', async () => {
    service.answerLayer(boreholes, [
      ...holes.map(({ row, at }) => ({ row: { ...row, statusDescription: 'Producing/Injecting' }, at })),
      {
        row: aBorehole({ boreholeDbk: 4, purposeCd: 'DEV-PH', statusDescription: 'Plugged and abandoned' }),
        at: [210_000, 500_000],
      },
    ])
    const rows = { boreholes: 4, fields: 2 }
    const { say } = await showMap('?layers=boreholes', { dataset: aDataset({ rows }) })
    const { count } = entryOf(say('register.boreholes.title'))
    const box = (name: string) => page.getByRole('checkbox', { name, exact: true })
    const left = say('map.filters.left', { left: '3', total: '4' })
    for (const name of [say('map.legend.state.closed'), say('map.legend.geothermal')]) {
      await expect.poll(count).toBe('4')
      await box(name).click({ force: true })
      await expect.poll(count).toBe(left)
      await box(name).click({ force: true })
    }
    for (const state of ['inUse', 'idle', 'unsettled'] as const)
      await expect.element(box(say(`map.legend.state.${state}`))).toBeChecked()
    await expect.element(legend).toHaveTextContent(say('map.thinned'))
  })

  it('offers our own base maps, also where the address has one that is not configured here [D27.19]', async () => {
    const { say } = await showMap('?layers=boreholes&base=configured', config)
    const choices = page.getByRole('radio')
    await expect.poll(() => choices.elements().length).toBe(2)
    await expect.element(page.getByRole('radio', { name: say('map.baseMap.atlas') })).toBeChecked()
  })
})

it('a filter leaves the right objects also when the dataset was replaced between the calls for the layer and for its list [D27.52]', async () => {
  const named = holes.map(({ row, at }, place) => ({ row: { ...row, boreholeName: `HOLE-${place}` }, at }))
  const next = named.toReversed()
  const rows = next.map(({ row }) => row)
  service.answerLayer(boreholes, named)
  service.answer('config', aConfig({ dataset: aDataset({ ...config.dataset, mapVersion: '2' }) }))
  // The import falls after the layer was answered: from the list on everything is of the next version, in another order.
  service.respond(boreholes.rest.list, () => {
    service.answerLayer(boreholes, next)
    service.answerList(boreholes, rows, '2')
    return Response.json(rows, { headers: { [DATASET_VERSION]: '2' } })
  })
  const before = service.received.length
  const { tool, say, panel } = await showMap('?layers=boreholes&searchByName=HOLE-0', config)
  await tool(say('map.inView')).click()
  await expect.element(panel.getByRole('link')).toHaveTextContent('HOLE-0')
  const asked = service.received.slice(before).map(({ path }) => path)
  expect(asked.filter((path) => path === 'rest/map/2/boreholes.json')).toHaveLength(1)
  expect(asked.filter((path) => path === 'rest/config')).toHaveLength(1)
})

describe('a layer that does not come', () => {
  it('is told on the map, and comes when asked again [D27.66]', async () => {
    service.respond(addresses['map-layer'], failed)
    const { say } = await showMap('?layers=fields&datacenter=true', config)
    const told = page.getByText(say('map.layerFailed', { layer: say('register.fields.title') }))
    await expect.element(told).toBeVisible()
    service.answerLayer(fields, areas)
    await page.getByRole('button', { name: say('list.failed.tryAgain') }).click()
    await expect.element(told).not.toBeInTheDocument()
  })

  it('is told on the map and in the legend where it is the list that filters it, and comes when asked again [D27.26]', async () => {
    service.respond(fields.rest.list, failed)
    const { say } = await showMap('?layers=fields&status=W', config)
    const words = say('map.layerFailed', { layer: say('register.fields.title') })
    await expect.element(legend.getByRole('alert')).toHaveTextContent(words)
    const onMap = page.elementLocator(document.querySelector('.map-status')!)
    await expect.element(onMap).toHaveTextContent(words)
    service.answerLayer(fields, areas)
    await onMap.getByRole('button', { name: say('list.failed.tryAgain') }).click()
    await expect.element(legend.getByRole('alert')).not.toBeInTheDocument()
    await expect.poll(() => document.querySelector('.map-status')).toBeNull()
    await expect
      .poll(entryOf(say('register.fields.title')).count)
      .toBe(say('map.filters.left', { left: '1', total: '2' }))
  })
})
