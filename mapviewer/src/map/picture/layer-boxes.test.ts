import { decodeLayer } from '@datacentre/catalogue/geography/layer-code'
import { encodeLayer } from '@datacentre/catalogue/geography/layer-encoder'
import { layerOf } from '@datacentre/catalogue/geography/map-layers'
import { aBorehole } from '@datacentre/fixtures'
import { expect, it } from 'vitest'
import { boxesOf } from './layer-boxes.ts'

it('finds the rows that lie in a box, its edges included, and none without a place', () => {
  const places = [[[[[100, 400]]]], [], [[[[200, 500]]]], [[[[900, 900]]]]] as const
  const features = places.map((shape, at) => ({ row: aBorehole({ boreholeDbk: at + 1 }), shape }))
  const boxes = boxesOf(decodeLayer(encodeLayer(layerOf('boreholes'), features)))
  expect(boxes.rowsIn([100, 300, 200, 500])).toEqual([0, 2])
  expect(boxes.rowsIn([0, 0, 10_000, 10_000])).toEqual([0, 2, 3])
  expect(boxes.rowsIn([101, 300, 150, 500])).toEqual([])
})
