import { boreholes, fields, licences } from '@datacentre/catalogue/registers/index'
import type { ChangeTold, VersionTold } from '@datacentre/catalogue/wire/lists/changes'
import { aBorehole, aLicence } from '@datacentre/fixtures'
import { aDataset } from '@datacentre/fixtures/dataset'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { standInMapService } from '../../../testing/map-service.ts'
import { showMap } from '../../../testing/show-map.tsx'
import { askArea, outlineOf } from '../../area/asked-area.ts'
import { fromRd } from '../../map/coordinates/systems.ts'

const service = standInMapService()
const config = { dataset: aDataset({ rows: { boreholes: 2, licences: 1 } }) }

const inside = fromRd([155_000, 463_000], 'WGS84')
const outside = fromRd([190_000, 463_000], 'WGS84')

const aVersion = (version: number, counts: Readonly<Record<string, number>>): VersionTold => ({
  version,
  created: `2026-11-0${version}`,
  imported: `2026-11-0${version}T10:00:00.000Z`,
  before: version === 1 ? null : version - 1,
  tables: Object.entries(counts).map(([table, changed]) => ({
    table,
    changes: version === 1 ? null : { added: 0, removed: 0, changed },
  })),
})

const aChange = (key: string, given: Partial<ChangeTold> = {}): ChangeTold => ({
  kind: 'changed',
  key,
  name: `RIJ-${key}`,
  from: 2,
  to: 3,
  geometryChanged: false,
  columns: [],
  page: `/datacenter/boreholes/${key}?version=2`,
  address: `/datacenter/changes/boreholes?key=${key}`,
  ...given,
})

const column = (
  name: string,
  title: string,
  values: Pick<ChangeTold['columns'][number], 'before' | 'after'>,
) => ({
  column: name,
  title,
  unit: null,
  ...values,
})

const placeWas = ([longitude, latitude]: readonly [number, number]) => [
  column('longitudeWgs84', 'Lengte', { before: longitude, after: null }),
  column('latitudeWgs84', 'Breedte', { before: latitude, after: null }),
]

beforeEach(() => {
  service.received.length = 0
  service.answerLayer(boreholes, [
    { row: aBorehole({ boreholeDbk: 1, boreholeName: 'BINNEN-01' }), at: [155_000, 463_000] },
    { row: aBorehole({ boreholeDbk: 2, boreholeName: 'BUITEN-01' }), at: [190_000, 463_000] },
  ])
  service.answerLayer(fields, [])
  service.answerLayer(licences, [
    { row: aLicence({ gdnrCollectionId: 'a', licenceName: 'Ver weg' }), at: [190_000, 463_000] },
  ])
})

afterEach(() => askArea(null))

/** Asks about a square that has the first borehole in it. */
const openSquare = async () => {
  askArea({
    name: 'Dorp',
    file: null,
    outlines: outlineOf([
      [154_000, 462_000],
      [156_000, 462_000],
      [156_000, 464_000],
      [154_000, 464_000],
    ]),
  })
  const map = await showMap('?layers=', config)
  const list = map.panel.getByRole('list', { name: map.say('place.changes') })
  const lines = (): string[] => [...list.element().children].map(({ textContent }) => textContent)
  return { ...map, list, lines }
}

const askedPages = () => service.received.filter(({ path }) => path.includes('/changes/'))

describe('what changed lately in an area', () => {
  it('is told as on the page of a place, the newest first, with the way to each object and change [D27.96]', async () => {
    service.answerChanges(
      [aVersion(3, { boreholes: 2 }), aVersion(2, { boreholes: 1 }), aVersion(1, {})],
      (_, query) =>
        query.get('to') === '3'
          ? [
              aChange('1', {
                columns: [column('resultCode', 'Resultaat', { before: 'GAS', after: 'OIL' })],
              }),
              aChange('2'),
            ]
          : [aChange('1', { kind: 'added', to: 2 })],
    )
    const { list, lines } = await openSquare()
    await expect.element(list).toBeVisible()
    expect(lines()).toEqual([
      'RIJ-1Boring, gewijzigd (Resultaat: van Gas naar Olie) · versie 3 van 3 november 2026',
      'RIJ-1Boring, nieuw · versie 2 van 2 november 2026',
    ])
    await expect
      .element(list.getByRole('link', { name: 'RIJ-1' }).first())
      .toHaveAttribute('href', expect.stringMatching(/brh\/1/))
    await expect
      .element(list.getByRole('link', { name: 'versie 3 van 3 november 2026' }))
      .toHaveAttribute('href', '/datacenter/changes/boreholes?key=1')
  })

  it('is found here: nothing of the area is sent [D27.96]', async () => {
    service.answerChanges([aVersion(3, { boreholes: 1 })], () => [aChange('1')])
    const { list } = await openSquare()
    await expect.element(list).toBeVisible()
    expect(askedPages().map(({ path, query }) => `${path}?${query}`)).toEqual([
      '/datacenter/changes/boreholes?from=2&to=3&limit=500&offset=0&lang=nl&f=json',
    ])
  })

  it('has what lay there and went or moved away, its place followed back through the versions [D27.96]', async () => {
    service.answerChanges([aVersion(3, { boreholes: 3 }), aVersion(2, { boreholes: 1 })], (_, query) =>
      query.get('to') === '3'
        ? [
            aChange('7', { kind: 'removed', columns: placeWas(inside) }),
            aChange('8', { kind: 'removed', columns: placeWas(outside) }),
            aChange('2', { columns: placeWas(inside) }),
          ]
        : [aChange('7', { to: 2 })],
    )
    const { list, lines } = await openSquare()
    await expect.element(list).toBeVisible()
    expect(lines().map((line) => line.split(' ·')[0])).toEqual([
      'RIJ-7Boring, vervallen',
      expect.stringMatching(/^RIJ-2Boring, gewijzigd/),
      'RIJ-7Boring, gewijzigd',
    ])
    await expect
      .element(list.getByRole('link', { name: 'RIJ-7' }).first())
      .toHaveAttribute('href', '/datacenter/boreholes/7?version=2')
  })

  it('says of outlines that went or moved that nobody here knows where they lay [D27.96]', async () => {
    service.answerChanges([aVersion(3, { licences: 3 })], () => [
      aChange('a', { geometryChanged: true }),
      aChange('weg', { kind: 'removed' }),
      aChange('nieuw', { kind: 'added' }),
    ])
    const { panel, say } = await openSquare()
    await expect.element(panel).toHaveTextContent(say('map.area.lost', { count: 2 }))
    await expect
      .element(panel.getByRole('link', { name: /Vergunningen: 2 \(versie 3/ }))
      .toHaveAttribute('href', '/datacenter/changes/licences?from=2&to=3&lang=nl')
    await expect.element(panel).toHaveTextContent(say('place.noChanges'))
  })

  it('says that nothing changed where that is so, and asks for no changes where there are none [D27.96]', async () => {
    service.answerChanges([aVersion(3, { boreholes: 0 }), aVersion(2, {})])
    const { panel, say } = await openSquare()
    await expect.element(panel).toHaveTextContent(say('place.noChanges'))
    expect(askedPages()).toEqual([])
  })

  it('of thousands reads a few pages, says so, and goes on when asked [D27.96]', async () => {
    service.answerChanges([aVersion(3, { boreholes: 3100 })], (_, query) =>
      query.get('offset') === '3000' ? [aChange('1')] : [],
    )
    const { panel, say, list } = await openSquare()
    await expect.element(panel).toHaveTextContent(say('map.area.changesRead', { read: 2000, total: 3100 }))
    await expect.element(panel).not.toHaveTextContent(say('place.noChanges'))
    expect(askedPages()).toHaveLength(4)
    await panel.getByRole('button', { name: say('map.area.readOn') }).click()
    await expect.element(list).toHaveTextContent('RIJ-1')
    await expect.element(panel.getByRole('button', { name: say('map.area.readOn') })).not.toBeInTheDocument()
    expect(askedPages().map(({ query }) => query.get('offset'))).toEqual(
      [0, 500, 1000, 1500, 2000, 2500, 3000].map(String),
    )
  })

  it('that did not come is asked for again [D27.96]', async () => {
    service.respond(
      { method: 'GET', path: '//datacenter/changes' },
      () => new Response(null, { status: 503 }),
    )
    const { panel, say, list } = await openSquare()
    const again = panel.getByRole('alert').getByRole('button', { name: say('list.failed.tryAgain') })
    await expect.element(again).toBeVisible()
    service.answerChanges([aVersion(3, { boreholes: 1 })], () => [aChange('1')])
    await again.click()
    await expect.element(list).toHaveTextContent('RIJ-1')
  })
})
