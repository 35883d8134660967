import { layerOf, type LayerId } from '@datacentre/catalogue/geography/map-layers'
import { allowedCriteria } from '@datacentre/catalogue/list/criteria'
import type { WholeLook } from '@datacentre/catalogue/list/list'
import { openList, type ListScreen } from '@datacentre/catalogue/list/list-screen'
import { todayInAmsterdam } from '@datacentre/catalogue/time/days'
import type { UseQueryResult } from '@tanstack/react-query'
import { useMemo } from 'react'
import { changeAddress, useAddress } from '../address/address-store.ts'
import { withLayerFiltered } from '../address/shown-layers.ts'
import { useRegisterList } from '../calls/list-call.ts'

/** The same for as long as the page is open. */
export const today = todayInAmsterdam(new Date())

export type LayerFilter = {
  /** Whether the address filters this layer. */
  readonly isFiltered: boolean
  /** The list behind the layer under the filters of the address; undefined until its rows have come. */
  readonly screen: ListScreen<WholeLook> | undefined
  /** How it stands with the call for those rows; undefined while nobody asked for them. */
  readonly list: Pick<UseQueryResult, 'isError' | 'isFetching' | 'refetch'> | undefined
  readonly change: (next: (screen: ListScreen) => ListScreen) => void
}

/** The filters of a layer: those of its register's list. The list is fetched once it is needed. */
export function useLayerFilter(name: LayerId, isAsked: boolean): LayerFilter {
  const address = useAddress()
  const criteria = address.filters[name] ?? NO_CRITERIA
  const isFiltered = criteria !== NO_CRITERIA
  const list = useRegisterList(isFiltered || isAsked ? layerOf(name).register : null)
  const index = list?.data
  const screen = useMemo(
    () => index && openList(index, allowedCriteria(index, criteria, today)),
    [index, criteria],
  )
  return {
    isFiltered,
    screen,
    list,
    change: (next) => screen && changeAddress(withLayerFiltered(address, name, next(screen).criteria)),
  }
}

const NO_CRITERIA = {}
