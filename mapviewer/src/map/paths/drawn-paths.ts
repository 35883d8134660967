import { codeOf, type Layer } from '@datacentre/catalogue/geography/layer-code'
import { layerOf } from '@datacentre/catalogue/geography/map-layers'
import type { FeatureLike } from 'ol/Feature'
import LineString from 'ol/geom/LineString'
import MultiLineString from 'ol/geom/MultiLineString'
import MultiPoint from 'ol/geom/MultiPoint'
import VectorImageLayer from 'ol/layer/VectorImage'
import VectorSource from 'ol/source/Vector'
import CircleStyle from 'ol/style/Circle'
import Fill from 'ol/style/Fill'
import Stroke from 'ol/style/Stroke'
import Style from 'ol/style/Style'
import { featuresOf, rowOf } from '../layers/layer-features.ts'
import type { Shows } from '../../filter/left.ts'
import type { StandingOut } from '../layers/standing-out.ts'
import { withOpacity } from '@datacentre/catalogue/ground-colours'
import type { Palette } from '../palette.ts'
import type { PastRows } from '../past/past-rows.ts'
import { createYearMask } from '../past/year-mask.ts'
import { boxesOf, type LayerBoxes } from '../picture/layer-boxes.ts'
import { NEAR_BELOW } from '../use-is-near.ts'

/** Under the signs of holes and above those of every area. */
const Z_INDEX = 9.5 + layerOf('boreholes').height

/** Below so many metres in a pixel the end of a course is marked. */
const ENDS_BELOW = 20

/** Of a hole of which only its start and its end are known. */
export const STRAIGHT_DASH = [4, 4] as const

type Painting = {
  readonly palette: Palette
  readonly shows: Shows
  readonly standing: StandingOut
  readonly past: PastRows | null
}

export type DrawnPaths = {
  readonly data: Layer
  readonly signs: VectorImageLayer<VectorSource>
  readonly boxes: LayerBoxes
  readonly paint: (painting: Painting) => void
  readonly showYear: (year: number) => void
  readonly shows: Shows
}

/** Where each line of a course ends. */
function endsOf(feature: FeatureLike): MultiPoint | undefined {
  const geometry = feature.getGeometry()
  if (geometry instanceof LineString) return new MultiPoint([geometry.getLastCoordinate()])
  if (geometry instanceof MultiLineString)
    return new MultiPoint(geometry.getLineStrings().map((line) => line.getLastCoordinate()))
  return undefined
}

type Look = { readonly line: Style; readonly straight: Style; readonly end: Style }

function lookOf(colour: string, width: number, zIndex: number): Look {
  const stroke = { color: colour, width }
  return {
    line: new Style({ stroke: new Stroke(stroke), zIndex }),
    straight: new Style({ stroke: new Stroke({ ...stroke, lineDash: [...STRAIGHT_DASH] }), zIndex }),
    end: new Style({
      geometry: endsOf,
      image: new CircleStyle({ radius: width + 1, fill: new Fill({ color: colour }) }),
      zIndex,
    }),
  }
}

/** The courses of holes seen from above, each in the strength in which its hole stands out. */
export function drawPaths(data: Layer): DrawnPaths {
  const source = new VectorSource({ features: featuresOf(data) })
  const signs = new VectorImageLayer({
    source,
    imageRatio: 1.5,
    zIndex: Z_INDEX,
    maxResolution: NEAR_BELOW,
    style: [],
  })
  // Until it is painted nothing of it is shown.
  let shown: Shows = () => false
  const mask = createYearMask()
  return {
    data,
    signs,
    boxes: boxesOf(data),
    paint: ({ palette, shows, standing, past }) => {
      const { selected, chosen } = standing
      mask.setPast(past)
      shown = (row) => (shows(row) && mask.isThere(row)) || selected.has(row) || row === chosen
      const colour = palette.paint('datatype-borehole')
      const looks = {
        usual: lookOf(withOpacity(colour, 0.75), 1.25, 0),
        dimmed: lookOf(withOpacity(colour, 0.3), 1.25, 0),
        selected: lookOf(colour, 2, 1),
        chosen: lookOf(palette.chosen, 3, 2),
      }
      const lookAt = (row: number): Look => {
        if (row === chosen) return looks.chosen
        if (selected.size === 0) return looks.usual
        return selected.has(row) ? looks.selected : looks.dimmed
      }
      signs.setStyle((feature, resolution) => {
        const row = rowOf(feature)
        if (!shown(row)) return undefined
        const { line, straight, end } = lookAt(row)
        const course = codeOf(data, 'course', row) === 'straight' ? straight : line
        return resolution < ENDS_BELOW ? [course, end] : course
      })
    },
    showYear: (year) => {
      if (mask.setYear(year)) signs.changed()
    },
    shows: (row) => shown(row),
  }
}
