import type { Layer } from '@datacentre/catalogue/geography/layer-code'
import type { LayerId } from '@datacentre/catalogue/geography/map-layers'
import { useMemo } from 'react'
import { useAddress } from '../../address/address-store.ts'
import { useObject } from '../../calls/object-call.ts'
import type { Shows } from '../../filter/left.ts'
import { useLayerFilter } from '../../filter/use-layer-filter.ts'
import type { PastRows } from '../past/past-rows.ts'
import { usePast } from '../past/use-past.ts'
import { shownRows } from './shown-rows.ts'
import { NOTHING_STANDS_OUT, standingOut, type StandingOut } from './standing-out.ts'

type Showing = {
  /** Which rows are drawn, whatever the year; null while that is not known. */
  readonly shows: Shows | null
  /** In which years they are, while the map is set to one. */
  readonly past: PastRows | null
  readonly standing: StandingOut
}

/** What is drawn of a layer, or of what belongs to its objects and has their keys, and what of it stands out. */
export function useShowing(name: LayerId, data: Layer | undefined): Showing {
  const { showsLapsed, ids, layers, object } = useAddress()
  const { data: opened } = useObject(object)
  const chosenKey = opened?.key ?? null
  const { isFiltered, left } = useLayerFilter(name, false)
  const { past, isPast, isWaiting } = usePast(name, data)
  const standing = useMemo(
    () =>
      data === undefined ? NOTHING_STANDS_OUT : standingOut(data, { name, ids, layers, object, chosenKey }),
    [data, name, ids, layers, object, chosenKey],
  )
  const shows = useMemo(() => {
    // A filtered layer waits for its list, and one of the past for its years: showing all of it first would tell something else.
    if (data === undefined || isWaiting || (isFiltered && left === undefined)) return null
    // What has lapsed by now was there once.
    return shownRows(data, {
      name,
      showsLapsed: showsLapsed || isPast,
      left: isFiltered ? (left ?? null) : null,
    })
  }, [data, name, showsLapsed, isPast, isWaiting, isFiltered, left])
  return { shows, standing, past }
}
