import type { Position } from '@datacentre/catalogue/geography/geojson'
import address from '@datacentre/catalogue/municipalities.json?url'
import Feature from 'ol/Feature'
import MultiPolygon from 'ol/geom/MultiPolygon'
import Point from 'ol/geom/Point'
import VectorLayer from 'ol/layer/Vector'
import VectorSource from 'ol/source/Vector'
import Stroke from 'ol/style/Stroke'
import Fill from 'ol/style/Fill'
import Style from 'ol/style/Style'
import Text from 'ol/style/Text'
import { toRd } from '../coordinates/systems.ts'
import { fontOf } from '../font.ts'
import type { Palette } from '../palette.ts'

/** Their lines lie on the land, their names under those of towns. */
const Z_INDEX = { lines: 1, names: 49 }

type Filed = { readonly name: string; readonly parts: readonly (readonly (readonly Position[])[])[] }

const placeOf = ([longitude = NaN, latitude = NaN]: Position): number[] => [
  ...toRd([longitude, latitude], 'WGS84'),
]

/** The municipalities with their outlines in metres RD. */
export async function loadMunicipalities(): Promise<readonly Feature<MultiPolygon>[]> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  const filed = (await response.json()) as readonly Filed[]
  return filed.map(({ name, parts }) => {
    const outline = new MultiPolygon(parts.map((rings) => rings.map((ring) => ring.map(placeOf))))
    return new Feature({ geometry: outline, name })
  })
}

/** Where a name stands: within the largest part. */
function middleOf(outline: MultiPolygon): Point {
  const [largest] = outline.getPolygons().toSorted((one, other) => other.getArea() - one.getArea())
  const [x = NaN, y = NaN] = largest?.getInteriorPoint().getCoordinates() ?? []
  return new Point([x, y])
}

/** Faint lines with a name in each, for a map that is near. */
export function municipalityLayers(
  features: readonly Feature<MultiPolygon>[],
  palette: Palette,
): readonly VectorLayer[] {
  const stroke = new Stroke({ color: palette.province, width: 1, lineDash: [1, 3] })
  const lines = new VectorLayer({
    source: new VectorSource({ features: [...features] }),
    style: new Style({ stroke }),
    zIndex: Z_INDEX.lines,
  })
  const named = features.map((feature) => {
    const outline = feature.getGeometry()
    const at = new Feature(outline && middleOf(outline))
    at.setStyle(
      new Style({
        text: new Text({
          text: String(feature.get('name')),
          font: `italic ${fontOf(12)}`,
          fill: new Fill({ color: palette.town }),
          stroke: new Stroke({ color: palette.land, width: 2 }),
        }),
      }),
    )
    return at
  })
  const names = new VectorLayer({
    source: new VectorSource({ features: named }),
    zIndex: Z_INDEX.names,
    declutter: true,
  })
  return [lines, names]
}
