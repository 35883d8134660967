import type { LayerId } from '@datacentre/catalogue/geography/map-layers'
import { useMemo } from 'react'
import { useAddress } from '../address/address-store.ts'
import { useLayer } from '../calls/layer-call.ts'
import { useLayerFilter } from '../filter/use-layer-filter.ts'
import { shownCount } from '../map/layers/shown-rows.ts'

/** How many objects of a layer are drawn: without those that its filters or the visitor leave out. Null until that is known. */
export function useDrawnCount(name: LayerId, isShown: boolean): number | null {
  const { showsLapsed } = useAddress()
  const { data } = useLayer(name, isShown)
  const { isFiltered, screen } = useLayerFilter(name, false)
  return useMemo(() => {
    if (!isShown || data === undefined || (isFiltered && screen === undefined)) return null
    return shownCount(data, { name, showsLapsed, filtered: isFiltered ? (screen ?? null) : null })
  }, [name, isShown, data, showsLapsed, isFiltered, screen])
}
