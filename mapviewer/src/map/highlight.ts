import Feature from 'ol/Feature'
import type Geometry from 'ol/geom/Geometry'
import VectorLayer from 'ol/layer/Vector'
import VectorSource from 'ol/source/Vector'
import CircleStyle from 'ol/style/Circle'
import Fill from 'ol/style/Fill'
import Stroke from 'ol/style/Stroke'
import Style from 'ol/style/Style'
import { withOpacity, type Palette } from './palette.ts'

/** Selected rows, what is pointed at, the object of the page, and a place or block that was searched for. */
export type Emphasis = 'selected' | 'pointed' | 'chosen' | 'found'

const looks: Readonly<
  Record<Emphasis, { readonly width: number; readonly radius: number; readonly tint: number }>
> = {
  selected: { width: 3, radius: 9, tint: 0.12 },
  pointed: { width: 3, radius: 10, tint: 0.08 },
  chosen: { width: 4, radius: 12, tint: 0.15 },
  found: { width: 2, radius: 14, tint: 0.1 },
}

/** A line in the colour of what is chosen on a wider one of the paper, so that it is seen on any ground. */
function styleOf(emphasis: Emphasis, palette: Palette): Style[] {
  const { width, radius, tint } = looks[emphasis]
  const under = new Stroke({ color: palette.halo, width: width + 3 })
  const over = new Stroke({ color: palette.chosen, width })
  const fill = new Fill({ color: withOpacity(palette.chosen, tint) })
  return [
    new Style({ stroke: under, image: new CircleStyle({ radius, stroke: under }) }),
    new Style({ stroke: over, fill, image: new CircleStyle({ radius, stroke: over, fill }) }),
  ]
}

export type Highlight = {
  readonly layer: VectorLayer
  readonly set: (emphasis: Emphasis, geometries: readonly Geometry[]) => void
  readonly paint: (palette: Palette) => void
}

/** What stands out on the map: the object of the page, what is pointed at, and the selected rows. */
export function createHighlight(): Highlight {
  const source = new VectorSource()
  const layer = new VectorLayer({
    source,
    zIndex: 100,
    updateWhileAnimating: true,
    updateWhileInteracting: true,
  })
  const features: Record<Emphasis, Feature[]> = { selected: [], pointed: [], chosen: [], found: [] }
  let styles: Partial<Record<Emphasis, Style[]>> = {}
  const dress = (emphasis: Emphasis): void => {
    for (const feature of features[emphasis]) feature.setStyle(styles[emphasis])
  }
  return {
    layer,
    set: (emphasis, geometries) => {
      source.removeFeatures(features[emphasis])
      features[emphasis] = geometries.map((geometry) => new Feature(geometry))
      dress(emphasis)
      source.addFeatures(features[emphasis])
    },
    paint: (palette) => {
      styles = Object.fromEntries(
        (Object.keys(looks) as Emphasis[]).map((emphasis) => [emphasis, styleOf(emphasis, palette)]),
      )
      for (const emphasis of Object.keys(looks) as Emphasis[]) dress(emphasis)
    },
  }
}
