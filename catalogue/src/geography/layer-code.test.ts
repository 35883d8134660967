import { aBorehole, aField, aSeismicLine } from '@datacentre/fixtures'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { boxOf, codeOf, decodeLayer, endsOf, flatOf, textOf, type PackedLayer } from './layer-code.ts'
import { encodeLayer, type Feature, type GridShape } from './layer-encoder.ts'
import { layerOf, type LayerId } from './map-layers.ts'

/** Over the wire and back. */
function passed(name: LayerId, features: readonly Feature[]) {
  const packed = encodeLayer(layerOf(name), features)
  return decodeLayer(JSON.parse(JSON.stringify(packed)) as PackedLayer)
}

/** The Dutch grid runs from about -100 km to 900 km over land and shelf. */
const metre = fc.integer({ min: -200_000, max: 900_000 })
const ring = fc.array(fc.tuple(metre, metre), { minLength: 1, maxLength: 8 })
const shape = fc.array(fc.array(ring, { minLength: 1, maxLength: 3 }), { maxLength: 3 })

const flatIn = (given: GridShape): number[] => given.flat(3)
const endsIn = (given: GridShape): number[][] => {
  let end = 0
  return given.map((part) => part.map((places) => (end += 2 * places.length)))
}

describe('a layer over the wire', () => {
  it('gives back every shape of whole metres, also those of features without a place [D27.43]', () => {
    fc.assert(
      fc.property(fc.array(shape, { maxLength: 12 }), (shapes) => {
        const layer = passed(
          'fields',
          shapes.map((given, at) => ({ row: aField({ fieldDbk: at }), shape: given })),
        )
        expect(layer.count).toBe(shapes.length)
        shapes.forEach((given, feature) => {
          expect(flatOf(layer, feature)).toEqual(flatIn(given))
          expect(endsOf(layer, feature)).toEqual(endsIn(given))
        })
      }),
    )
  })
  it('gives back keys, names, codes and texts, also the empty ones', () => {
    const code = fc.option(fc.constantFrom('GAS', 'OIL', 'DRY', "a'b"))
    fc.assert(
      fc.property(fc.array(fc.record({ resultCode: code, shortName: fc.option(fc.string()) })), (given) => {
        const rows = given.map((some, at) => aBorehole({ ...some, boreholeDbk: 3_000_000_000 + at }))
        const layer = passed(
          'boreholes',
          rows.map((row) => ({ row, shape: [] })),
        )
        expect(layer.keys).toEqual(rows.map((row) => row.boreholeDbk))
        expect(layer.names).toEqual(rows.map((row) => row.boreholeName))
        expect(rows.map((_, at) => codeOf(layer, 'resultCode', at))).toEqual(
          rows.map((row) => row.resultCode),
        )
        expect(rows.map((_, at) => textOf(layer, 'shortName', at))).toEqual(rows.map((row) => row.shortName))
      }),
    )
  })
  it('rounds to whole metres without letting the roundings add up', () => {
    const places = Array.from({ length: 1000 }, (_, at) => [at * 0.4, 600_000 + at * 1.4] as const)
    const layer = passed('seismic-lines', [{ row: aSeismicLine(), shape: [[places]] }])
    expect(flatOf(layer, 0)).toEqual(places.flatMap(([x, y]) => [Math.round(x), Math.round(y)]))
  })
  it('has the smallest box around each feature, and none around nothing', () => {
    const layer = passed('seismic-lines', [
      { row: aSeismicLine(), shape: [] },
      {
        row: aSeismicLine(),
        shape: [
          [
            [
              [10, 20],
              [5, 40],
            ],
          ],
          [[[-7, 30]]],
        ],
      },
    ])
    expect(boxOf(layer, 0)).toBeNull()
    expect(boxOf(layer, 1)).toEqual([-7, 20, 10, 40])
  })
})
