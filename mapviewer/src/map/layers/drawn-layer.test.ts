import { layerOf } from '@datacentre/catalogue/geography/map-layers'
import { decodeLayer } from '@datacentre/catalogue/geography/layer-code'
import { encodeLayer } from '@datacentre/catalogue/geography/layer-encoder'
import { aBorehole } from '@datacentre/fixtures'
import { resolutionAt } from '@datacentre/catalogue/geography/map-zooms'
import VectorLayer from 'ol/layer/Vector'
import Style from 'ol/style/Style'
import { describe, expect, it, vi } from 'vitest'
import { paletteOf } from '../palette.ts'
import { drawLayer } from './drawn-layer.ts'
import { featuresOf } from './layer-features.ts'
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

it('the outlines of surveys and lines are lighter beside the chosen one, as they lie over each other [D27.88]', () => {
  for (const name of ['seismic-surveys-3d', 'seismic-surveys-2d', 'seismic-lines'] as const) {
    const layer = drawLayer(name, data)
    const opacityWith = (chosen: number | null): number => {
      const standing = { selected: new Set<number>(), chosen }
      layer.paint({ palette: paletteOf('light', 1), shows: () => true, standing, past: null })
      return layer.signs.getOpacity()
    }
    expect(opacityWith(null)).toBe(1)
    expect(opacityWith(0)).toBeLessThan(1)
  }
})

describe('the names of a layer', () => {
  /** Three holes of one platform, of which the second found gas, and one alone. */
  const holes = [
    { shortName: 'DRY-01', x: 100_000, resultCode: 'DRY' },
    { shortName: 'GAS-02', x: 100_002, resultCode: 'GAS' },
    { shortName: 'DRY-03', x: 100_004, resultCode: 'DRY' },
    { shortName: 'ALONE-01', x: 120_000, resultCode: 'DRY' },
  ]
  const platform = decodeLayer(
    encodeLayer(
      layerOf('boreholes'),
      holes.map(({ x, ...hole }, at) => ({
        row: aBorehole({ boreholeDbk: at + 1, ...hole }),
        shape: [[[[x, 400_000] as const]]],
      })),
    ),
  )

  /** What is written on the map by a layer of names. */
  function namesAt(zoom: number, standing: StandingOut) {
    const drawing = drawLayer('boreholes', platform)
    drawing.paint({ palette: paletteOf('light', 1), shows: () => true, standing, past: null })
    const namesOf = (layer: unknown): readonly unknown[] => {
      if (!(layer instanceof VectorLayer)) throw new Error('names are drawn by a layer of features')
      return featuresOf(platform).flatMap((feature) => {
        const style = layer.getStyleFunction()?.(feature, resolutionAt(zoom))
        return style instanceof Style ? [style.getText()?.getText()] : []
      })
    }
    return namesOf(drawing.layers[1]).toSorted()
  }

  it('name of a crowd only the one that stands for it [D27.81]', () => {
    expect(namesAt(8, NOTHING_STANDS_OUT)).toEqual(['ALONE-01', 'GAS-02'])
  })
  it('name nothing beside the chosen one that its place hides: that one has its own name on top [D27.81]', () => {
    expect(namesAt(8, { selected: new Set(), chosen: 0 })).toEqual(['ALONE-01'])
  })
  it('name all where all of them are seen', () => {
    expect(namesAt(15, NOTHING_STANDS_OUT)).toHaveLength(4)
  })
})
