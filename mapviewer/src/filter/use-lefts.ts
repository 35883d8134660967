import { layerOf, type LayerId } from '@datacentre/catalogue/geography/map-layers'
import { optionsQuestion } from '@datacentre/catalogue/list/paged/page-question'
import { useDatasetVersion } from '@datacentre/client/installation/installation'
import { leftQuery } from '@datacentre/client/lists/rows-left'
import { useIsPaged } from '@datacentre/client/lists/use-is-paged'
import { usePause } from '@datacentre/client/lists/use-pause'
import { useQueries, type UseQueryResult } from '@tanstack/react-query'
import { useAddress } from '../address/address-store.ts'
import type { LayerFilters } from '../address/layer-filters.ts'
import { useRegisterLists } from '../calls/list-call.ts'
import { leftOfAnswer, leftOfList, type Left } from './left.ts'

/** The filters of the address, once a visitor who types has paused: the server is not asked for each key. */
function usePausedFilters(): LayerFilters {
  const { filters } = useAddress()
  const typed = Object.values(filters).map((criteria) => criteria?.searchByName ?? '')
  return usePause(filters, typed.join('\n'))
}

type LeftCall = Pick<UseQueryResult, 'isError' | 'isFetching' | 'refetch'> & {
  /** What the filters leave; undefined until that is known. */
  readonly left: (() => Left) | undefined
}

/** How it stands with what the filters of some layers leave, in their order; undefined of a layer without a list. */
export function useLefts(names: readonly LayerId[]): readonly (LeftCall | undefined)[] {
  const [filters, version, isPaged] = [usePausedFilters(), useDatasetVersion(), useIsPaged()]
  const registers = names.flatMap((name) => layerOf(name).register ?? [])
  const [paged, whole] = [registers.filter(isPaged), registers.filter((register) => !isPaged(register))]
  const lists = useRegisterLists(whole)
  const answers = useQueries({
    queries: paged.map((register) =>
      leftQuery(register, { question: optionsQuestion(filters[register.id] ?? {}), version }),
    ),
  })
  return names.map((name): LeftCall | undefined => {
    const { register } = layerOf(name)
    if (register === null) return undefined
    const [list, answer] = [lists[whole.indexOf(register)], answers[paged.indexOf(register)]]
    const call = list ?? answer
    const [index, left] = [list?.data, answer?.data]
    return (
      call && {
        isError: call.isError,
        isFetching: call.isFetching,
        refetch: call.refetch,
        left: index
          ? () => leftOfList(index, filters[name] ?? {})
          : left && (() => (layer) => leftOfAnswer(left, layer)(layer)),
      }
    )
  })
}
