import type VectorLayer from 'ol/layer/Vector'
import type VectorSource from 'ol/source/Vector'

/** Leaves a layer out of the map while nothing is on it: each canvas that OpenLayers makes for one is copied in every frame. */
export function hideWhileEmpty(layer: VectorLayer, source: VectorSource): void {
  const update = (): void => layer.setVisible(!source.isEmpty())
  source.on('change', update)
  update()
}
