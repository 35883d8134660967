import { boreholes, licences } from '@datacentre/catalogue/registers/index'
import type { PlaceTold } from '@datacentre/catalogue/wire/place-answer'
import { aBorehole, aLicence } from '@datacentre/fixtures'
import { expect, it } from 'vitest'
import { smallServer } from '../../testing/small-server.ts'

const ring = [
  [5.3, 52.1],
  [5.5, 52.1],
  [5.5, 52.2],
  [5.3, 52.2],
  [5.3, 52.1],
] as const

const parts = smallServer('sqlite', async (writer) => {
  await writer.rows(boreholes, [
    aBorehole({
      boreholeDbk: 1,
      resultCode: 'GAS',
      statusDescription: 'Abandoned',
      longitudeWgs84: 5.39,
      latitudeWgs84: 52.155,
    }),
  ])
  await writer.rows(licences, [
    {
      ...aLicence({ gdnrCollectionId: 'PAST', licenceTypeCode: 'EXP', status: 'EXPIRED' }),
      geometry: { type: 'Polygon', coordinates: [ring] },
    },
  ])
})
const get = (path: string) => parts().server.inject({ url: `/datacenter/place/${path}` })

it('a place tells of a borehole its result and status, and of a licence its kind and that it is over [D27.84]', async () => {
  const { near }: PlaceTold = (await get('point/52.155,5.39?f=json&lang=en')).json()
  expect(near.boreholes.map(({ about }) => about)).toEqual(['Gas · Abandoned'])
  expect(near.licences.map(({ about }) => about)).toEqual(['Exploration licence · Expired'])
})

it('a block at sea has its name on its small map, and nothing is said of municipalities there [D27.90]', async () => {
  const { body } = await get('block/K12?f=html')
  expect(body).toMatch(/<svg class="place-map".*<text[^>]*>K12<\/text>/s)
  expect(body).toContain('© OpenStreetMap')
  expect(body).not.toContain('Kadaster (CC BY 4.0)')
})

it('the page of a place leads to the map with its panel open [D27.103]', async () => {
  const toMap = async (path: string): Promise<string | undefined> =>
    /href="([^"]*)">Bekijk deze plek op de grote kaart/.exec((await get(`${path}?f=html`)).body)?.[1]
  expect(await toMap('block/K12')).toMatch(/&amp;found=K12&amp;here=block%2FK12$/)
  expect(await toMap('point/52.155,5.39')).toMatch(/&amp;here=52\.155%2C5\.39$/)
})
