import type { Layer } from '@datacentre/catalogue/geography/layer-code'
import type { LayerId } from '@datacentre/catalogue/geography/map-layers'
import { useMemo } from 'react'
import { useAddress } from '../../address/address-store.ts'
import { useObject } from '../../calls/object-call.ts'
import { useLayerFilter } from '../../filter/use-layer-filter.ts'
import { shownRows, type Shows } from './shown-rows.ts'
import { NOTHING_STANDS_OUT, standingOut, type StandingOut } from './standing-out.ts'

type Showing = {
  /** Which rows are drawn; null while that is not known. */
  readonly shows: Shows | null
  readonly standing: StandingOut
}

/** What is drawn of a layer, or of what belongs to its objects and has their keys, and what of it stands out. */
export function useShowing(name: LayerId, data: Layer | undefined): Showing {
  const { showsLapsed, ids, layers, object } = useAddress()
  const { data: opened } = useObject(object)
  const chosenKey = opened?.key ?? null
  const { isFiltered, screen } = useLayerFilter(name, false)
  const standing = useMemo(
    () =>
      data === undefined ? NOTHING_STANDS_OUT : standingOut(data, { name, ids, layers, object, chosenKey }),
    [data, name, ids, layers, object, chosenKey],
  )
  const shows = useMemo(() => {
    // A filtered layer waits for its list: showing all of it first would tell something else.
    if (data === undefined || (isFiltered && screen === undefined)) return null
    return shownRows(data, { name, showsLapsed, filtered: isFiltered ? (screen ?? null) : null })
  }, [data, name, showsLapsed, isFiltered, screen])
  return { shows, standing }
}
