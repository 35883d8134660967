import { licences } from '@datacentre/catalogue'
import { readRows, readShapes, type Store } from '@datacentre/database'
import { standing } from '@datacentre/database/testing/standing'
import { freshDatabase } from '@datacentre/database/testing/stores'
import { geoPackageBytes } from '@datacentre/database/testing/write-geopackage'
import { beforeAll, describe, expect, it } from 'vitest'
import { run, type Said } from '../../../testing/run-import.ts'
import { described, smallPackage } from '../../../testing/small-package.ts'
import { NotAShape, readShape } from './wkb.ts'

/** The bytes of a square in well-known binary, as a GeoPackage has it: with its box, or with heights. */
function square(x: number, y: number, size: number, { heights = false, srs = 28992 } = {}): Buffer {
  const ring = [
    [x, y],
    [x + size, y],
    [x + size, y + size],
    [x, y],
  ]
  const header = Buffer.alloc(8 + 32)
  header.write('GP')
  header.writeUInt8(0b0000_0011, 3)
  header.writeInt32LE(srs, 4)
  const body = Buffer.alloc(1 + 4 + 4 + 4 + ring.length * (heights ? 24 : 16))
  let at = body.writeUInt8(1, 0)
  at = body.writeUInt32LE(heights ? 1003 : 3, at)
  at = body.writeUInt32LE(1, at)
  at = body.writeUInt32LE(ring.length, at)
  for (const [east, north] of ring) {
    at = body.writeDoubleLE(east!, at)
    at = body.writeDoubleLE(north!, at)
    if (heights) at = body.writeDoubleLE(7, at)
  }
  return Buffer.concat([header, body])
}

describe('a shape of a GeoPackage', () => {
  it('is read without its heights', () => {
    const flat = readShape(square(1, 2, 3))
    expect(flat).toEqual({
      type: 'Polygon',
      coordinates: [
        [
          [1, 2],
          [4, 2],
          [4, 5],
          [1, 2],
        ],
      ],
    })
    expect(readShape(square(1, 2, 3, { heights: true }))).toEqual(flat)
  })
  it.each([
    ['of other letters', Buffer.from('XX')],
    ['cut off', square(1, 2, 3).subarray(0, 60)],
    ['of a kind nobody knows', Buffer.concat([square(1, 2, 3).subarray(0, 41), Buffer.from([99, 0, 0, 0])])],
    [
      'with more parts than bytes',
      Buffer.concat([square(1, 2, 3).subarray(0, 45), Buffer.from([255, 255, 255, 127])]),
    ],
  ])('%s is refused', (_what, bytes) => {
    expect(() => readShape(bytes)).toThrow(NotAShape)
  })
})

describe('a GeoPackage', () => {
  const database = freshDatabase('sqlite')
  let store: Store
  beforeAll(async () => {
    store = await database.open()
  })

  const geoPackage = ({
    epsg = 28992,
    layers = ['concessies'],
    shape = square(155000, 463000, 1000),
  }): Buffer => geoPackageBytes({ epsg, layers, shape })

  const load = async (content: Buffer, about: object = {}): Promise<Said> => {
    const { resources, ...rest } = JSON.parse(described({})) as { resources: { name: string }[] }
    const schema = {
      fields: [
        { name: 'code', column: 'gdnrCollectionId' },
        { name: 'naam', column: 'licenceName' },
      ],
    }
    const changed = resources.map((one) =>
      one.name === 'licences' ? { name: 'licences', path: 'licences.gpkg', schema, ...about } : one,
    )
    const made = await smallPackage({
      'licences.gpkg': content,
      'datapackage.json': JSON.stringify({ ...rest, resources: changed }),
    })
    try {
      return await run([made.folder, '--allow-loss'], database.url)
    } finally {
      await made.remove()
    }
  }

  it('fills a table with its rows and shapes, turned from its own system into degrees [D25.21]', async () => {
    expect(await load(geoPackage({}))).toMatchObject({ code: 0 })
    expect(await readRows(await standing(store), licences)).toMatchObject([
      { gdnrCollectionId: 'G-1', licenceName: 'Een' },
      { gdnrCollectionId: 'G-2', licenceName: 'Twee' },
    ])
    const [first, second] = await readShapes(await standing(store), licences)
    const { coordinates } = JSON.parse(String(first?.geometry)) as { coordinates: number[][][] }
    expect(coordinates[0]?.[0]?.[0]).toBeCloseTo(5.387, 2)
    expect(coordinates[0]?.[0]?.[1]).toBeCloseTo(52.155, 2)
    expect(second?.geometry).toBeNull()
  })

  it('with several layers is read by the one that is named', async () => {
    const several = geoPackage({ layers: ['a', 'b'] })
    expect((await load(several)).err).toContain(
      'licences.gpkg: has no layer licences; name one in the resource as layer: a, b',
    )
    expect(await load(several, { layer: 'b' })).toMatchObject({ code: 0 })
  })

  it.each([
    [Buffer.from('no database at all, but long enough to look like one'), 'is not a GeoPackage'],
    [null, 'is in a coordinate system that is not read, EPSG:2154'],
  ])('that cannot be read is refused with a sentence', async (content, sentence) => {
    const { code, err } = await load(content ?? geoPackage({ epsg: 2154 }))
    expect(err).toContain(`licences.gpkg: ${sentence}`)
    expect(code).toBe(1)
  })

  it('with a shape that cannot be read says which', async () => {
    const { err } = await load(geoPackage({ shape: Buffer.from('nothing') }))
    expect(err).toContain('licences.gpkg (feature 1): has a shape that is not in the form of a GeoPackage')
  })
})
