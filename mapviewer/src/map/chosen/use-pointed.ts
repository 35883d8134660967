import type Geometry from 'ol/geom/Geometry'
import { useEffect } from 'react'
import type { DrawnLayers } from '../layers/drawn-layers.ts'
import { useMapModel } from '../map-model.ts'
import { useScene } from '../view/scene.ts'

/** Shows on the map which object of a list the visitor points at. */
export function usePointed(drawn: DrawnLayers, surveyLines: ReadonlyMap<string, Geometry>): void {
  const { highlight } = useMapModel()
  const { pointed } = useScene()
  useEffect(() => {
    const onMap = pointed && drawn.get(pointed.layer)?.geometryOf(pointed.id)
    const geometry = onMap ?? (pointed?.layer === 'seismic-lines' ? surveyLines.get(pointed.id) : undefined)
    highlight.set('pointed', geometry ? [geometry] : [])
  }, [drawn, surveyLines, highlight, pointed])
}
