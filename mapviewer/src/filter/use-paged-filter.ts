import type { Criteria } from '@datacentre/catalogue/grammar/parameter'
import type { Register } from '@datacentre/catalogue/grammar/register'
import { fromAddress } from '@datacentre/catalogue/list/address'
import type { ListScreen } from '@datacentre/catalogue/list/list-screen'
import { lookOfPage, pagedList } from '@datacentre/catalogue/list/paged/paged-list'
import { optionsQuestion } from '@datacentre/catalogue/list/paged/page-question'
import { selectNone } from '@datacentre/catalogue/list/selection'
import { boreholes } from '@datacentre/catalogue/registers/index'
import { useDatasetVersion } from '@datacentre/client/installation/installation'
import { optionsQuery } from '@datacentre/client/lists/list-page'
import { leftQuery } from '@datacentre/client/lists/rows-left'
import { usePause } from '@datacentre/client/lists/use-pause'
import { useSpoken } from '@datacentre/ui/speech'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useLayer } from '../calls/layer-call.ts'
import { leftOfAnswer } from './left.ts'
import type { Filtered } from './use-layer-filter.ts'

/** The filters of a layer whose list stays with the server: it says what they offer and which rows they leave (D40). */
export function usePagedFilter(register: Register | null, criteria: Criteria): Filtered {
  const { language } = useSpoken()
  const version = useDatasetVersion()
  const wanted = optionsQuestion(criteria)
  const question = usePause(wanted, criteria.searchByName)
  // Hooks are called in any case; without a register nothing is asked.
  const asked = register ?? boreholes
  const isAsked = register !== null && version !== undefined
  const options = useQuery({
    ...optionsQuery(asked, { question, language, asOf: undefined }),
    enabled: isAsked,
  })
  const answer = useQuery({
    ...leftQuery(asked, { question, version }),
    placeholderData: keepPreviousData,
    enabled: isAsked && question !== '',
  })
  const { data: layer } = useLayer(asked.id, isAsked)
  const [offered, rowsLeft] = [options.data, answer.data]
  const carriedOut = rowsLeft?.question === wanted ? rowsLeft.criteria : undefined
  const screen = useMemo((): ListScreen | undefined => {
    if (register === null || offered === undefined) return undefined
    const page = { found: 0, count: 0, criteria: wanted, numbers: [], rows: [] }
    const answered = { page, options: offered }
    return {
      index: pagedList(register, answered),
      view: lookOfPage(register, answered),
      criteria: carriedOut === undefined ? criteria : fromAddress(carriedOut),
      selection: selectNone,
      only: null,
      last: null,
    }
  }, [register, offered, wanted, carriedOut, criteria])
  const calls = [options, answer]
  return {
    screen,
    left: useMemo(() => rowsLeft && layer && leftOfAnswer(rowsLeft, layer), [rowsLeft, layer]),
    list: {
      isError: calls.some(({ isError }) => isError),
      isFetching: calls.some(({ isFetching }) => isFetching),
      refetch: () => calls.filter(({ isError }) => isError).forEach((one) => void one.refetch()),
    },
  }
}
