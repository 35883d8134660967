import { useEffect, useState } from 'react'
import { useAddress } from '../address/address-store.ts'
import { useInstallation } from '@datacentre/client/installation/installation'
import { loadBaseMap } from './base-map/base-map-data.ts'
import { createBaseMap, type BaseMap } from './base-map/base-map.ts'
import { shownBaseMap } from '../address/base-map-names.ts'
import { whenFontIsThere } from './font.ts'
import { removeGroundAhead, removeGroundAheadWhenMoved } from './base-map/ground-ahead.ts'
import { useMapModel } from './map-model.ts'
import type { Palette } from './palette.ts'
import { useTiles, type TilesState } from './use-tiles.ts'

const loading = loadBaseMap()

const nextFrame = (): Promise<unknown> => new Promise(requestAnimationFrame)

type BaseMapState = {
  readonly tiles: TilesState
  /** Whether our own map is there. */
  readonly isThere: boolean
}

/** Puts the base map under everything, in the colours of the scheme. Without it the map still works, on plain water. */
export function useBaseMap(palette: Palette): BaseMapState {
  const { map } = useMapModel()
  const { baseMap: asked } = useAddress()
  const { baseMap: configured } = useInstallation().config
  const kind = shownBaseMap(asked, configured)
  const tiles = useTiles(kind === 'configured' ? configured : null)
  // Where tiles do not come there is our whole map.
  const own = kind !== 'configured' ? kind : tiles.hasFailed ? 'atlas' : 'underTiles'
  const [baseMap, setBaseMap] = useState<BaseMap | null>(null)
  useEffect(removeGroundAheadWhenMoved, [])
  useEffect(() => {
    let isWanted = true
    // In a task of its own: a slow phone has enough to do in this one.
    const createLater = async (): Promise<void> => {
      const data = await loading
      await new Promise((resolve) => window.setTimeout(resolve))
      if (isWanted) setBaseMap(createBaseMap(data))
    }
    createLater().catch((error: unknown) => {
      removeGroundAhead()
      reportError(error)
    })
    return () => {
      isWanted = false
    }
  }, [])
  const [isThere, setThere] = useState(false)
  useEffect(() => {
    if (baseMap === null) return undefined
    const { shapes, names, whenSeen } = baseMap
    for (const layer of shapes) map.addLayer(layer)
    let isWanted = true
    void whenSeen.then(removeGroundAhead)
    // Names come a frame after them: with the shapes they would keep a slow phone from its visitor for long.
    void Promise.all([whenSeen.then(nextFrame), whenFontIsThere()]).then(() => {
      if (!isWanted) return
      for (const layer of names) map.addLayer(layer)
      setThere(true)
    })
    return () => {
      isWanted = false
      for (const layer of [...shapes, ...names]) map.removeLayer(layer)
    }
  }, [map, baseMap])
  useEffect(() => baseMap?.paint(palette), [baseMap, palette])
  useEffect(() => baseMap?.show(own), [baseMap, own])
  return { tiles, isThere }
}
