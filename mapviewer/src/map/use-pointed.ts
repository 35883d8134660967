import { useEffect } from 'react'
import type { DrawnLayers } from './layers/drawn-layers.ts'
import { useMapModel } from './map-model.ts'
import { useScene } from './scene.ts'

/** Shows on the map which object of a list the visitor points at. */
export function usePointed(drawn: DrawnLayers): void {
  const { highlight } = useMapModel()
  const { pointed } = useScene()
  useEffect(() => {
    const geometry =
      pointed === null ? undefined : drawn.get(pointed.layer)?.featureOf(pointed.id)?.getGeometry()
    highlight.set('pointed', geometry ? [geometry] : [])
  }, [drawn, highlight, pointed])
}
