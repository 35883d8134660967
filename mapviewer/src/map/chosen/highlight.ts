import Feature, { type FeatureLike } from 'ol/Feature'
import { createEmpty, getCenter, getHeight, getWidth, type Extent } from 'ol/extent'
import { layerOf } from '@datacentre/catalogue/geography/map-layers'
import type Geometry from 'ol/geom/Geometry'
import Point from 'ol/geom/Point'
import VectorLayer from 'ol/layer/Vector'
import VectorSource from 'ol/source/Vector'
import CircleStyle from 'ol/style/Circle'
import Fill from 'ol/style/Fill'
import Stroke from 'ol/style/Stroke'
import Style, { type StyleFunction } from 'ol/style/Style'
import { hideWhileEmpty } from '../layers/hide-empty.ts'
import { withOpacity } from '@datacentre/catalogue/ground-colours'
import type { Palette } from '../palette.ts'

/** What belongs to the object of the page, selected rows, what is pointed at, that object, a place or block that was searched for, and a point that was asked about. */
type Emphasis = 'linked' | 'selected' | 'pointed' | 'chosen' | 'found' | 'here'

/** Without a radius what is small gets no ring. */
type Look = { readonly width: number; readonly radius?: number; readonly tint: number }

const looks: Readonly<Record<Emphasis, Look>> = {
  linked: { width: 1.5, tint: 0 },
  // A selected point is told by its own sign among dimmed ones: hundreds of rings would be one blot.
  selected: { width: 2.5, tint: 0 },
  pointed: { width: 3, radius: 10, tint: 0.08 },
  chosen: { width: 4, radius: 12, tint: 0.15 },
  found: { width: 2, radius: 14, tint: 0.1 },
  here: { width: 2, radius: 14, tint: 0.1 },
}

const emphases = Object.keys(looks) as readonly Emphasis[]

/** Above the objects; under every name, so that each can still be read. The ring of what is pointed at lies under the signs of boreholes, whose numbers it would cover. */
const Z_INDEX = { pointed: 9.4 + layerOf('boreholes').height, others: 40 }

/** What is smaller than this on the screen, in pixels, gets a ring around it: its own outline would not be seen. */
const SMALL = 18

const isSmall = (extent: Extent, resolution: number): boolean =>
  Math.max(getWidth(extent), getHeight(extent)) < SMALL * resolution

const extentOf = (feature: FeatureLike): Extent => feature.getGeometry()?.getExtent() ?? createEmpty()

const middleOf = (feature: FeatureLike): Point => new Point(getCenter(extentOf(feature)))

/** A line in the colour of what is chosen on a wider one of the paper, so that it is seen on any ground. */
function styleOf(emphasis: Emphasis, palette: Palette): StyleFunction {
  const { width, radius, tint } = looks[emphasis]
  const under = new Stroke({ color: palette.halo, width: width + 3 })
  const over = new Stroke({ color: palette.chosen, width })
  const fill = new Fill({ color: withOpacity(palette.chosen, tint) })
  // Of many that lie close together none is painted over by the paper under the next.
  const [ground, top] = [2 * emphases.indexOf(emphasis), 2 * emphases.indexOf(emphasis) + 1]
  const outline = [
    new Style({ stroke: under, zIndex: ground }),
    new Style({ stroke: over, fill, zIndex: top }),
  ]
  if (radius === undefined) return () => outline
  const ring = [
    new Style({ geometry: middleOf, image: new CircleStyle({ radius, stroke: under }), zIndex: ground }),
    new Style({ geometry: middleOf, image: new CircleStyle({ radius, stroke: over, fill }), zIndex: top }),
  ]
  return (feature, resolution) => (isSmall(extentOf(feature), resolution) ? ring : outline)
}

export type Highlight = {
  readonly layers: readonly VectorLayer[]
  readonly set: (emphasis: Emphasis, geometries: readonly Geometry[]) => void
  readonly paint: (palette: Palette) => void
}

/** What stands out on the map. */
export function createHighlight(): Highlight {
  const layerAt = (zIndex: number) => {
    const source = new VectorSource()
    const layer = new VectorLayer({
      source,
      zIndex,
      updateWhileAnimating: true,
      updateWhileInteracting: true,
    })
    hideWhileEmpty(layer, source)
    return layer
  }
  const [under, over] = [layerAt(Z_INDEX.pointed), layerAt(Z_INDEX.others)]
  const sourceOf = (emphasis: Emphasis) => (emphasis === 'pointed' ? under : over).getSource()
  const features: Record<Emphasis, Feature[]> = {
    linked: [],
    selected: [],
    pointed: [],
    chosen: [],
    found: [],
    here: [],
  }
  const styles = new Map<Emphasis, StyleFunction>()
  const dress = (emphasis: Emphasis): void => {
    for (const feature of features[emphasis]) feature.setStyle(styles.get(emphasis))
  }
  return {
    layers: [under, over],
    set: (emphasis, geometries) => {
      sourceOf(emphasis)?.removeFeatures(features[emphasis])
      features[emphasis] = geometries.map((geometry) => new Feature(geometry))
      dress(emphasis)
      sourceOf(emphasis)?.addFeatures(features[emphasis])
    },
    paint: (palette) => {
      for (const emphasis of emphases) styles.set(emphasis, styleOf(emphasis, palette))
      for (const emphasis of emphases) dress(emphasis)
    },
  }
}
