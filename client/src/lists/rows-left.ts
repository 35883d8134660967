import type { Register } from '@datacentre/catalogue/grammar/register'
import type { RowsLeft } from '@datacentre/catalogue/list/paged/rows-left'
import { DATASET_VERSION } from '@datacentre/catalogue/wire/dataset-version'
import { leftAddress } from '@datacentre/catalogue/wire/lists/page-addresses'
import { queryOptions } from '@tanstack/react-query'
import { jsonOf } from '../calls/ask.ts'
import { call } from '../calls/call.ts'
import { expectVersion } from '../installation/expect-version.ts'

type Asked = {
  /** What narrows the list, as the address of the call has it. */
  readonly question: string
  /** The version of the dataset that the layer is of, whose rows are counted. */
  readonly version: string | undefined
}

/** Which rows of a register are left, as the server finds it: for a layer whose list is too long to be fetched. */
export const leftQuery = (register: Register, { question, version }: Asked) =>
  queryOptions({
    queryKey: ['rows-left', version, register.id, question],
    queryFn: async ({ signal }): Promise<RowsLeft & { readonly question: string }> => {
      const { method, path } = leftAddress(register)
      const response = await call({ method, path: `${path}?${question}` }, { signal })
      const answered = response.headers.get(DATASET_VERSION)
      await expectVersion({ asked: version ?? '', answered, what: `what is left of ${register.id}` })
      return { ...(await jsonOf(response)), question }
    },
    enabled: version !== undefined,
  })
