import { useEffect, useState } from 'react'
import { useAddress } from '../address/address-store.ts'
import { loadBaseMap } from './base-map/base-map-data.ts'
import { createBaseMap, type BaseMap } from './base-map/base-map.ts'
import { useMapModel } from './map-model.ts'
import type { Palette } from './palette.ts'

const loading = loadBaseMap()

/** Puts the base map under everything, in the colours of the scheme. Without it the map still works, on plain water. */
export function useBaseMap(palette: Palette): void {
  const { map } = useMapModel()
  const { baseMap: kind } = useAddress()
  const [baseMap, setBaseMap] = useState<BaseMap | null>(null)
  useEffect(() => {
    let isWanted = true
    loading.then((data) => isWanted && setBaseMap(createBaseMap(data)), reportError)
    return () => {
      isWanted = false
    }
  }, [])
  useEffect(() => {
    if (baseMap === null) return undefined
    for (const layer of baseMap.layers) map.addLayer(layer)
    return () => {
      for (const layer of baseMap.layers) map.removeLayer(layer)
    }
  }, [map, baseMap])
  useEffect(() => baseMap?.paint(palette), [baseMap, palette])
  useEffect(() => baseMap?.show(kind), [baseMap, kind])
}
