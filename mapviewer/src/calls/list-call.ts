import type { Register } from '@datacentre/catalogue/grammar/register'
import type { ListIndex } from '@datacentre/catalogue/list/list'
import { useDatasetVersion } from '@datacentre/client/installation/installation'
import { listQuery } from '@datacentre/client/lists/register-list'
import { useSpoken } from '@datacentre/ui/speech'
import { useQueries, type UseQueryResult } from '@tanstack/react-query'

/** How it stands with the lists of registers, of the same version of the dataset as their layers. */
export function useRegisterLists(registers: readonly Register[]): readonly UseQueryResult<ListIndex>[] {
  const [spoken, version] = [useSpoken(), useDatasetVersion()]
  return useQueries({
    queries: registers.map((register) => ({
      ...listQuery(register, { spoken, version: version ?? null }),
      enabled: version !== undefined,
    })),
  })
}

/** The list of a register made ready for filtering; undefined where no register is asked for. */
export const useRegisterList = (register: Register | null): UseQueryResult<ListIndex> | undefined =>
  useRegisterLists(register === null ? [] : [register])[0]
