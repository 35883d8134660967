import type { AnyRow } from '@datacentre/catalogue/grammar/column'
import type { Register } from '@datacentre/catalogue/grammar/register'
import { indexRows, type ListIndex } from '@datacentre/catalogue/list/list'
import { DATASET_VERSION } from '@datacentre/catalogue/wire/dataset-version'
import { useSpoken, type Spoken } from '@datacentre/ui/speech'
import { queryOptions, useQueries, useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useDatasetVersion } from '../boot/installation.ts'
import { get, jsonOf, post } from './call.ts'
import { expectVersion } from './of-version.ts'

type Asked = { readonly version: string; readonly spoken: Spoken; readonly signal: AbortSignal }

async function fetchIndex(register: Register, { version, spoken, signal }: Asked): Promise<ListIndex> {
  const { method, path } = register.rest.list
  const address = path.slice(1)
  const response = method === 'GET' ? await get(address, signal) : await post(address, { body: {}, signal })
  const answered = response.headers.get(DATASET_VERSION)
  await expectVersion({ asked: version, answered, what: `the list of ${register.id}` })
  const rows = (await jsonOf<readonly AnyRow[]>(response)) ?? []
  return indexRows({ register, rows, speech: spoken.speech, noValue: spoken.say('filter.noValue') })
}

type Wanted = {
  readonly register: Register | null
  readonly version: string | undefined
  readonly spoken: Spoken
}

const listQuery = ({ register, version, spoken }: Wanted) =>
  queryOptions({
    queryKey: ['list', version, register?.id],
    queryFn: ({ signal }) => {
      if (register === null || version === undefined) throw new Error('there is no list to fetch')
      return fetchIndex(register, { version, spoken, signal })
    },
    enabled: register !== null && version !== undefined,
    structuralSharing: false,
  })

/** The list of a register made ready for filtering, of the same version of the dataset as its layer. */
export function useRegisterList(register: Register | null): UseQueryResult<ListIndex> {
  const [spoken, version] = [useSpoken(), useDatasetVersion()]
  return useQuery(listQuery({ register, version, spoken }))
}

/** How it stands with the lists of several registers. */
export function useRegisterLists(registers: readonly Register[]): readonly UseQueryResult<ListIndex>[] {
  const [spoken, version] = [useSpoken(), useDatasetVersion()]
  return useQueries({ queries: registers.map((register) => listQuery({ register, version, spoken })) })
}
