import { layerOf, type LayerId } from '@datacentre/catalogue/geography/map-layers'
import type { Criteria } from '@datacentre/catalogue/grammar/parameter'
import type { Register } from '@datacentre/catalogue/grammar/register'
import { allowedCriteria } from '@datacentre/catalogue/list/criteria'
import { openList, type ListScreen } from '@datacentre/catalogue/list/list-screen'
import { useIsPaged } from '@datacentre/client/lists/use-is-paged'
import type { UseQueryResult } from '@tanstack/react-query'
import { useMemo } from 'react'
import { changeAddress, useAddress } from '../address/address-store.ts'
import { withLayerFiltered } from '../address/shown-layers.ts'
import { useRegisterList } from '../calls/list-call.ts'
import { leftOfList, today, type Left } from './left.ts'
import { usePagedFilter } from './use-paged-filter.ts'

/** What is known of the filters of a layer. */
export type Filtered = {
  /** The list behind the layer under the filters of the address; undefined until it is known what it offers. */
  readonly screen: ListScreen | undefined
  /** Which rows they leave; undefined until that is known. */
  readonly left: Left | undefined
  /** How it stands with the calls for these; undefined while nobody asked for them. */
  readonly list:
    | (Pick<UseQueryResult, 'isError' | 'isFetching'> & { readonly refetch: () => void })
    | undefined
}

export type LayerFilter = Filtered & {
  /** Whether the address filters this layer. */
  readonly isFiltered: boolean
  readonly change: (next: (screen: ListScreen) => ListScreen) => void
}

/** The filters of a layer: those of its register's list, which is fetched once it is needed, or asked where it is too long for that. */
export function useLayerFilter(name: LayerId, isAsked: boolean): LayerFilter {
  const address = useAddress()
  const isPaged = useIsPaged()
  const criteria = address.filters[name] ?? NO_CRITERIA
  const isFiltered = criteria !== NO_CRITERIA
  const { register } = layerOf(name)
  const wanted = isFiltered || isAsked ? register : null
  const isAway = wanted !== null && isPaged(wanted)
  const whole = useWholeFilter(isAway ? null : wanted, criteria)
  const paged = usePagedFilter(isAway ? wanted : null, criteria)
  const filtered = isAway ? paged : whole
  const { screen } = filtered
  return {
    ...filtered,
    isFiltered,
    change: (next) => screen && changeAddress(withLayerFiltered(address, name, next(screen).criteria)),
  }
}

const NO_CRITERIA = {}

/** The filters of a layer whose whole list is at hand. */
function useWholeFilter(register: Register | null, criteria: Criteria): Filtered {
  const list = useRegisterList(register)
  const index = list?.data
  return {
    list: list && { isError: list.isError, isFetching: list.isFetching, refetch: () => void list.refetch() },
    screen: useMemo(
      () => index && openList(index, allowedCriteria(index, criteria, today())),
      [index, criteria],
    ),
    left: useMemo(() => index && leftOfList(index, criteria), [index, criteria]),
  }
}
