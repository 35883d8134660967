import type { Register } from '@datacentre/catalogue/grammar/register'
import type { ListIndex } from '@datacentre/catalogue/list/list'
import { listQuery } from '@datacentre/client/lists/register-list'
import { useSpoken } from '@datacentre/ui/speech'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'

/** The list of a register, of the version that stands. */
export const useRegisterList = (register: Register): UseQueryResult<ListIndex> =>
  useQuery(listQuery(register, { spoken: useSpoken(), version: null }))
