import type { Register } from '@datacentre/catalogue/grammar/register'
import type { CountedOption, ListPage } from '@datacentre/catalogue/list/paged/list-page'
import { optionsAddress, pageAddress } from '@datacentre/catalogue/wire/lists/page-addresses'
import type { Language } from '@datacentre/catalogue/texts/index'
import type { Call } from '@datacentre/catalogue/grammar/register'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../calls/call.ts'
import { jsonOf } from '../calls/ask.ts'

type Asked = {
  /** What is asked, as the address of the call has it. */
  readonly question: string
  readonly language: Language
  /** The number of an old version that is asked for; undefined for the one that stands. */
  readonly asOf: number | undefined
}

function addressed({ method, path }: Call, { question, language, asOf }: Asked): Call {
  const parameters = new URLSearchParams(question)
  if (asOf !== undefined) parameters.set('version', String(asOf))
  if (language === 'en') parameters.set('lang', language)
  return { method, path: `${path}?${parameters}` }
}

type PageAnswer = ListPage & { /** What it answers. */ readonly question: string }

/** One page of a register's list; the one before stays until it has come. */
export const pageQuery = (register: Register, asked: Asked) =>
  queryOptions({
    queryKey: ['list-page', register.id, asked.asOf, asked.language, asked.question],
    queryFn: async ({ signal }): Promise<PageAnswer> => ({
      ...(await jsonOf(await call(addressed(pageAddress(register), asked), { signal }))),
      question: asked.question,
    }),
    placeholderData: keepPreviousData,
  })

/** What the filters of a register's list offer; what they offered before stays until it has come. */
export const optionsQuery = (register: Register, asked: Asked) =>
  queryOptions({
    queryKey: ['list-options', register.id, asked.asOf, asked.language, asked.question],
    queryFn: async ({ signal }): Promise<readonly (readonly CountedOption[])[]> =>
      jsonOf(await call(addressed(optionsAddress(register), asked), { signal })),
    placeholderData: keepPreviousData,
  })
