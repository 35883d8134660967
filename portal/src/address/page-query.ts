import type { Criteria } from '@datacentre/catalogue/grammar/parameter'
import { toAddress } from '@datacentre/catalogue/list/address'
import type { Register } from '@datacentre/catalogue/grammar/register'
import type { Language } from '@datacentre/catalogue/texts/index'

type PageQuery = {
  readonly criteria: Criteria
  readonly register?: Register
  readonly language: Language
  /** The object whose detail is open. */
  readonly detail?: string | null
}

/** The whole query of a screen: its criteria, the language, and the open object. */
export function pageQuery({ criteria, register, language, detail }: PageQuery): string {
  const query = new URLSearchParams(toAddress(criteria, register))
  if (language === 'en') query.set('lang', 'en')
  if (detail) query.set('detail', detail)
  return query.toString()
}

export const detailIn = (query: string): string | null => new URLSearchParams(query).get('detail')
