import Feature from 'ol/Feature'
import MultiPolygon from 'ol/geom/MultiPolygon'
import VectorLayer from 'ol/layer/Vector'
import VectorSource from 'ol/source/Vector'
import Fill from 'ol/style/Fill'
import Stroke from 'ol/style/Stroke'
import Style from 'ol/style/Style'
import { useEffect, useRef } from 'react'
import { useMapModel } from '../map/map-model.ts'
import { withOpacity, type Palette } from '../map/palette.ts'
import { showBox } from '../map/view/travel.ts'
import { useAskedArea, type AskedArea } from './asked-area.ts'

/** Above every sign, and faint: what lies in it is what is looked at. */
const Z_INDEX = 109

const outlineOnMap = ({ outlines }: AskedArea): MultiPolygon =>
  new MultiPolygon(outlines.map((rings) => rings.map((ring) => ring.map((at) => [...at]))))

/** The area that is asked about, drawn on the map, which shows it whole. */
export function AreaLayer({ palette }: { readonly palette: Palette }) {
  const { map } = useMapModel()
  const area = useAskedArea()
  useEffect(() => {
    if (area === null) return undefined
    const layer = new VectorLayer({
      source: new VectorSource({ features: [new Feature(outlineOnMap(area))] }),
      style: [
        new Style({ stroke: new Stroke({ color: palette.halo, width: 5 }) }),
        new Style({
          stroke: new Stroke({ color: palette.chosen, width: 2, lineDash: [8, 4] }),
          fill: new Fill({ color: withOpacity(palette.chosen, 0.06) }),
        }),
      ],
      zIndex: Z_INDEX,
      updateWhileAnimating: true,
      updateWhileInteracting: true,
    })
    map.addLayer(layer)
    return () => {
      map.removeLayer(layer)
    }
  }, [map, area, palette])
  // One that was kept lies where the address shows the map.
  const shown = useRef(area)
  useEffect(() => {
    if (area === null || area === shown.current) return
    shown.current = area
    showBox(map, outlineOnMap(area).getExtent())
  }, [map, area])
  return null
}
