import Feature from 'ol/Feature'
import LineString from 'ol/geom/LineString'
import MultiPoint from 'ol/geom/MultiPoint'
import Polygon from 'ol/geom/Polygon'
import VectorLayer from 'ol/layer/Vector'
import VectorSource from 'ol/source/Vector'
import CircleStyle from 'ol/style/Circle'
import Fill from 'ol/style/Fill'
import Stroke from 'ol/style/Stroke'
import Style from 'ol/style/Style'
import { useEffect } from 'react'
import type { Coordinate } from '@datacentre/catalogue/geography/coordinates/offered-systems'
import { useMapModel } from '../map-model.ts'
import { withOpacity } from '@datacentre/catalogue/ground-colours'
import type { Palette } from '../palette.ts'

function styleOf(palette: Palette): Style[] {
  const ink = palette.paint('ink')
  return [
    new Style({ stroke: new Stroke({ color: palette.halo, width: 6 }) }),
    new Style({
      stroke: new Stroke({ color: ink, width: 2, lineDash: [6, 4] }),
      image: new CircleStyle({
        radius: 5,
        fill: new Fill({ color: palette.paint('surface') }),
        stroke: new Stroke({ color: ink, width: 2 }),
      }),
    }),
  ]
}

/** What the line encloses once it has three points, so faint that the map shows through. */
function groundOf(coordinates: number[][], palette: Palette): Feature[] {
  if (coordinates.length < 3) return []
  const ground = new Feature(new Polygon([coordinates]))
  ground.setStyle(new Style({ fill: new Fill({ color: withOpacity(palette.paint('ink'), 0.08) }) }))
  return [ground]
}

/** Draws the measured line above everything. */
export function useDrawnLine(points: readonly Coordinate[], palette: Palette): void {
  const { map } = useMapModel()
  useEffect(() => {
    const coordinates = points.map((point) => [...point])
    const features = [
      ...groundOf(coordinates, palette),
      new Feature(new LineString(coordinates)),
      new Feature(new MultiPoint(coordinates)),
    ]
    const layer = new VectorLayer({
      source: new VectorSource({ features: points.length === 0 ? [] : features }),
      style: styleOf(palette),
      zIndex: 110,
      updateWhileAnimating: true,
      updateWhileInteracting: true,
    })
    map.addLayer(layer)
    return () => {
      map.removeLayer(layer)
    }
  }, [map, points, palette])
}
