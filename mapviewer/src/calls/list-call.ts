import type { AnyRow } from '@datacentre/catalogue/grammar/column'
import type { Register } from '@datacentre/catalogue/grammar/register'
import { indexRows, type ListIndex } from '@datacentre/catalogue/list/list'
import { useSpoken, type Spoken } from '@datacentre/ui/speech'
import { queryOptions, useQueries, useQuery, type UseQueryResult } from '@tanstack/react-query'
import { get, jsonOf, post } from './call.ts'

type Asked = { readonly spoken: Spoken; readonly signal: AbortSignal }

async function fetchIndex(register: Register, { spoken, signal }: Asked): Promise<ListIndex> {
  const { method, path } = register.rest.list
  const address = path.slice(1)
  const response = method === 'GET' ? await get(address, signal) : await post(address, { body: {}, signal })
  const rows = (await jsonOf<readonly AnyRow[]>(response)) ?? []
  return indexRows({ register, rows, speech: spoken.speech, noValue: spoken.say('filter.noValue') })
}

const listQuery = (register: Register | null, spoken: Spoken) =>
  queryOptions({
    queryKey: ['list', register?.id],
    queryFn: ({ signal }) => {
      if (register === null) throw new Error('there is no list to fetch')
      return fetchIndex(register, { spoken, signal })
    },
    enabled: register !== null,
    structuralSharing: false,
  })

/** The list of a register made ready for filtering; its rows are those of the layer, in the same order. */
export const useRegisterList = (register: Register | null): UseQueryResult<ListIndex> =>
  useQuery(listQuery(register, useSpoken()))

/** How it stands with the lists of several registers. */
export function useRegisterLists(registers: readonly Register[]): readonly UseQueryResult<ListIndex>[] {
  const spoken = useSpoken()
  return useQueries({ queries: registers.map((register) => listQuery(register, spoken)) })
}
