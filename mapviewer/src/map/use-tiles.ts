import type { BaseMap } from '@datacentre/catalogue/wire/config'
import type TileLayer from 'ol/layer/Tile'
import type XYZ from 'ol/source/XYZ'
import { useEffect, useState } from 'react'
import { useMapModel } from './map-model.ts'

export type TilesState = { readonly hasFailed: boolean; readonly tryAgain: () => void }

/** Draws a base map of tiles for as long as it is wanted. Most installations have none, so what draws them comes when it is. */
export function useTiles(wanted: BaseMap | null): TilesState {
  const { map } = useMapModel()
  const [layer, setLayer] = useState<TileLayer<XYZ> | null>(null)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    if (wanted === null) return undefined
    let isWanted = true
    import('./base-map/tiles.ts').then(
      ({ createTiles }) =>
        isWanted && setLayer(createTiles(wanted, (outcome) => isWanted && setFailed(outcome === 'failed'))),
      (error: unknown) => {
        setFailed(true)
        reportError(error)
      },
    )
    return () => {
      isWanted = false
      setLayer(null)
      setFailed(false)
    }
  }, [wanted])
  useEffect(() => {
    if (layer === null) return undefined
    map.addLayer(layer)
    return () => {
      map.removeLayer(layer)
    }
  }, [map, layer])
  return { hasFailed, tryAgain: () => layer?.getSource()?.refresh() }
}
