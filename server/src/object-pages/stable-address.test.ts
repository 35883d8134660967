import { mapLayers } from '@datacentre/catalogue/geography/map-layers'
import { describe, expect, it } from 'vitest'
import { smallServer } from '../../testing/small-server.ts'

const parts = smallServer('sqlite')
const get = (url: string, accept = 'text/html') =>
  parts().server.inject({ url, headers: { host: 'data.example.org', accept } })

/** An object of each layer: its name, its address below the data centre, and the one below the map viewer. */
const objects = [
  ['K12-B-01', '/boreholes/2569923610', '/brh/2569923610/'],
  ['Oosterveen', '/fields/711', '/field/OVN/'],
  ['K06 & L07', '/licences/GDNC-1', '/lic/GDNC-1/'],
  ['NAM84-1203', '/seismic-lines/1', '/smc/line/1/'],
  ['L2NAM1984A', '/seismic-surveys-2d/84', '/smc/survey/84/'],
  ['Z3NAM2006A', '/seismic-surveys-3d/306', '/smc/3dsurvey/306/'],
  ['Platform K12-B', '/facilities/K12-B', '/facility/K12-B/'],
] as const

it('every layer of the map has an object here', () => {
  expect(objects.map(([, path]) => path.split('/')[1])).toEqual(mapLayers.map(({ id }) => id))
})

describe.each(objects)('the object %s', (name, path, onMap) => {
  const address = `/datacenter${path}`

  it('has one address: HTML, JSON and GeoJSON by what is accepted, and by f whatever is accepted [D3.7]', async () => {
    const told = {
      html: ['text/html', expect.stringContaining(`<h1>${name.replace('&', '&amp;')}</h1>`)],
      json: ['application/json', expect.stringContaining(`"name":${JSON.stringify(name)}`)],
      geojson: ['application/geo+json', expect.stringContaining('"type":"Feature"')],
    } as const
    for (const [format, [media, words]] of Object.entries(told))
      for (const answer of [
        await get(address, media),
        await get(`${address}?f=${format}`, 'text/html'),
        await get(`${address}?f=${format}`, 'application/json'),
      ]) {
        expect([answer.statusCode, answer.headers['content-type']]).toEqual([
          200,
          expect.stringContaining(media),
        ])
        expect(answer.body).toEqual(words)
      }
    // Shared caches must not give a program the page, nor a visitor the JSON.
    expect((await get(address)).headers.vary).toMatch(/accept(,|$)/i)
  })
  it('leads from its page to the object on the map, in its language [D3.8]', async () => {
    const { body } = await get(`${address}?lang=en`)
    expect(body).toContain(`<a href="http://data.example.org/mapviewer${onMap}?lang=en">`)
    expect((await get(`/mapviewer${onMap}`)).statusCode).toBe(200)
  })
})

it('another code of an object leads to its address [D3.7]', async () => {
  const byCode = await get('/datacenter/fields/OVN?lang=en')
  expect([byCode.statusCode, byCode.headers.location]).toEqual([301, '/datacenter/fields/711?lang=en'])
})
