import type { AnyRow } from '@datacentre/catalogue/grammar/column'
import type { Register } from '@datacentre/catalogue/grammar/register'
import { indexingSteps, type ListIndex } from '@datacentre/catalogue/list/list'
import { DATASET_VERSION } from '@datacentre/catalogue/wire/dataset-version'
import type { Spoken } from '@datacentre/ui/speech'
import { queryOptions } from '@tanstack/react-query'
import { respondList } from '../calls/ask.ts'
import { inShortTasks } from './in-short-tasks.ts'
import { readList } from './read-list.ts'
import { expectVersion } from '../installation/expect-version.ts'

type Wanted = {
  readonly spoken: Spoken
  /** The version of the dataset that the rows must be of, where they are joined with something else; else null. */
  readonly version: string | null
  /** The number of an old version that is asked for; absent for the one that stands. */
  readonly asOf?: number | undefined
}

type Asked = Wanted & { readonly signal: AbortSignal }

async function fetchIndex(register: Register, { version, asOf, spoken, signal }: Asked): Promise<ListIndex> {
  const response = await respondList(register, { asOf, signal })
  if (version !== null) {
    const answered = response.headers.get(DATASET_VERSION)
    await expectVersion({ asked: version, answered, what: `the list of ${register.id}` })
  }
  const { say, speech } = spoken
  const rows = await readList<AnyRow>(response)
  return inShortTasks(indexingSteps({ register, rows, speech, noValue: say('filter.noValue') }))
}

/** The rows of a register, made ready for searching and filtering; fetched once for as long as the page lives. */
export const listQuery = (register: Register, wanted: Wanted) =>
  queryOptions({
    queryKey: ['list', wanted.version, register.id, wanted.asOf],
    queryFn: ({ signal }) => fetchIndex(register, { ...wanted, signal }),
    gcTime: Infinity,
  })
