import { layerOf } from '@datacentre/catalogue/geography/map-layers'
import { decodeLayer } from '@datacentre/catalogue/geography/layer-code'
import { encodeLayer } from '@datacentre/catalogue/geography/layer-encoder'
import { boreholes } from '@datacentre/catalogue/registers/index'
import { aBorehole } from '@datacentre/fixtures'
import { indexed } from '@datacentre/fixtures/listing'
import { describe, expect, it } from 'vitest'
import { leftOfList } from '../../filter/left.ts'
import { shownRows } from './shown-rows.ts'

const rows = ['ON', 'OFF', 'ON', 'OFF', 'OFF'].map((onOffshore, boreholeDbk) =>
  aBorehole({ boreholeDbk, boreholeName: `K${boreholeDbk}`, onOffshore }),
)
const layer = decodeLayer(
  encodeLayer(
    layerOf('boreholes'),
    rows.map((row) => ({ row, shape: [] })),
  ),
)

describe('the rows of a filtered layer', () => {
  it.each([
    ['the same', rows],
    ['another', rows.toReversed()],
    ['one that lacks the first', rows.slice(1)],
  ])('are those whose keys the list leaves, in whatever order the list is: %s [D27.52]', (_order, listed) => {
    const left = leftOfList(indexed(boreholes, listed), { onOffshore: 'OFF' })
    const shows = shownRows(layer, { name: 'boreholes', showsLapsed: false, left })
    expect(layer.keys.filter((_key, row) => shows(row))).toEqual([1, 3, 4])
  })
})
