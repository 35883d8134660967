import type { Register } from '@datacentre/catalogue/grammar/register'
import type { ListIndex } from '@datacentre/catalogue/list/list'
import { listQuery } from '@datacentre/client/lists/register-list'
import { useSpoken } from '@datacentre/ui/speech'
import type { VersionAsked } from '../as-of/version-asked.ts'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'

/** The list of a register, of the version that stands or of an old one; none of a version that is not kept. */
export const useRegisterList = (register: Register, asked: VersionAsked): UseQueryResult<ListIndex> =>
  useQuery({
    ...listQuery(register, {
      spoken: useSpoken(),
      version: null,
      asOf: asked.is === 'old' ? asked.version.version : undefined,
    }),
    enabled: asked.is !== 'not kept',
  })
