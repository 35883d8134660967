import Feature from 'ol/Feature'
import MultiPolygon from 'ol/geom/MultiPolygon'
import VectorLayer from 'ol/layer/Vector'
import VectorSource from 'ol/source/Vector'
import Fill from 'ol/style/Fill'
import Stroke from 'ol/style/Stroke'
import Style from 'ol/style/Style'
import { useEffect, useMemo } from 'react'
import { useMapModel } from '../map/map-model.ts'
import { withOpacity } from '@datacentre/catalogue/ground-colours'
import type { Palette } from '../map/palette.ts'
import { useAskedArea } from './asked-area.ts'

/** Above every sign, and faint: what lies in it is what is looked at. */
const Z_INDEX = 109

/** The area that is asked about, as the map has it; null where none is. */
export function useAreaOnMap(): MultiPolygon | null {
  const area = useAskedArea()
  return useMemo(
    () =>
      area === null
        ? null
        : new MultiPolygon(area.outlines.map((rings) => rings.map((ring) => ring.map((at) => [...at])))),
    [area],
  )
}

type AreaLayerProps = { readonly area: MultiPolygon | null; readonly palette: Palette }

/** The area that is asked about, drawn on the map. */
export function AreaLayer({ area, palette }: AreaLayerProps) {
  const { map } = useMapModel()
  useEffect(() => {
    if (area === null) return undefined
    const layer = new VectorLayer({
      source: new VectorSource({ features: [new Feature(area)] }),
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
  return null
}
