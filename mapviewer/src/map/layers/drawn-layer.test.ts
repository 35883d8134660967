import { layerOf } from '@datacentre/catalogue/geography/map-layers'
import { decodeLayer } from '@datacentre/catalogue/geography/layer-code'
import { encodeLayer } from '@datacentre/catalogue/geography/layer-encoder'
import { aBorehole } from '@datacentre/fixtures'
import { describe, expect, it, vi } from 'vitest'
import { paletteOf } from '../palette.ts'
import { drawLayer } from './drawn-layer.ts'
import { NOTHING_STANDS_OUT, type StandingOut } from './standing-out.ts'

// The typeface is asked of the page, and here is none.
vi.mock('../font.ts', () => ({ fontOf: () => '13px sans-serif' }))

const features = [1, 2, 3].map((boreholeDbk) => ({
  row: aBorehole({ boreholeDbk, boreholeName: `K${boreholeDbk}` }),
  shape: [[[[boreholeDbk * 10_000, 400_000] as const]]],
}))
const data = decodeLayer(encodeLayer(layerOf('boreholes'), features))

/** The opacity of the signs and the names, and how many objects are drawn on top of them. */
function drawn(standing: StandingOut) {
  const layer = drawLayer('boreholes', data)
  layer.paint({ palette: paletteOf('light', 1), shows: () => true, standing, past: null })
  const [signs, names, top] = layer.layers
  return { opacities: [signs?.getOpacity(), names?.getOpacity()], top }
}

describe('the signs of a layer', () => {
  it('are drawn as they are while nothing is selected, also on the page of one of them', () => {
    expect(drawn(NOTHING_STANDS_OUT).opacities).toEqual([1, 1])
    expect(drawn({ selected: new Set(), chosen: 1 }).opacities).toEqual([1, 1])
  })
  it('are lighter while rows are selected, which themselves are drawn in full on top [D27.67]', () => {
    const { opacities, top } = drawn({ selected: new Set([0, 2]), chosen: null })
    for (const opacity of opacities) expect(opacity).toBeLessThan(1)
    expect(top?.getOpacity()).toBe(1)
  })
})
