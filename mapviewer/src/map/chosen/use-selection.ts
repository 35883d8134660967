import type Geometry from 'ol/geom/Geometry'
import { useEffect, useMemo } from 'react'
import { useAddress } from '../../address/address-store.ts'
import { shownLayers } from '@datacentre/catalogue/geography/map-page'
import type { DrawnLayers } from '../layers/drawn-layers.ts'
import { useMapModel } from '../map-model.ts'
import { changeScene, currentScene } from '../view/scene.ts'

/** The selected rows of the address, on the map and in the scene. Undefined until their layer has come. */
export function useSelection(drawn: DrawnLayers): readonly Geometry[] | undefined {
  const { highlight } = useMapModel()
  const { ids, layers, object } = useAddress()
  const [name] = shownLayers({ layers, object })
  const layer = name === undefined ? undefined : drawn.get(name)
  const found = useMemo(() => {
    if (ids.length === 0) return []
    if (layer === undefined) return undefined
    const rows = new Map(layer.data.keys.map((key, row) => [String(key), row]))
    return ids.flatMap((id) => {
      const row = rows.get(id)
      return row === undefined ? [] : [layer.objectAt(row)]
    })
  }, [ids, layer])
  const geometries = useMemo(() => found?.flatMap(({ id }) => layer?.geometryOf(id) ?? []), [found, layer])
  useEffect(() => highlight.set('selected', geometries ?? []), [highlight, geometries])
  useEffect(() => {
    if (found === undefined) return
    // Also when nothing of it was found: the list says so.
    const opens = ids.length > 0 && currentScene().listing === 'closed'
    changeScene({ selection: found, ...(opens && { listing: 'selection' }) })
  }, [found, ids])
  return geometries
}
