import type { AnyRow } from '@datacentre/catalogue/grammar/column'
import type { Register } from '@datacentre/catalogue/grammar/register'
import { indexRows, type ListIndex } from '@datacentre/catalogue/list/list'
import { useSpoken, type Spoken } from '@datacentre/ui/speech'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { asking } from '../calls/asking.ts'
import { callJson } from '../calls/call.ts'

async function fetchIndex(
  register: Register,
  { say, speech }: Spoken,
  signal: AbortSignal,
): Promise<ListIndex> {
  const rows = await callJson<AnyRow[]>(register.rest.list, { signal })
  return indexRows({ register, rows, speech, noValue: say('filter.noValue') })
}

/** The rows of a register, made ready for searching and filtering; fetched once for as long as the page lives. */
export function useRegisterList(register: Register): UseQueryResult<ListIndex> {
  const spoken = useSpoken()
  return useQuery({
    queryKey: [register.id],
    queryFn: ({ signal }) => fetchIndex(register, spoken, signal),
    ...asking,
    gcTime: Infinity,
  })
}
