import type { Criteria } from '@datacentre/catalogue/grammar/parameter'
import { toAddress } from '@datacentre/catalogue/list/address'
import type { Register } from '@datacentre/catalogue/grammar/register'
import type { Language } from '@datacentre/catalogue/texts/index'

/**
 * What is open over a screen, and how it is looked at: these come and go with it and are no criteria of the screen.
 * `compare` may stand there several times.
 */
const openedParameters = ['detail', 'detailStep', 'detailSum', 'detailQuantity', 'compare'] as const

export type OpenedParameter = (typeof openedParameters)[number]

type Opened = readonly (readonly [OpenedParameter, string])[]

type PageQuery = {
  readonly criteria: Criteria
  readonly register?: Register
  readonly language: Language
  readonly opened?: Opened
}

/** The whole query of a screen: its criteria, the language, and what is open over it. */
export function pageQuery({ criteria, register, language, opened = [] }: PageQuery): string {
  const query = new URLSearchParams(toAddress(criteria, register))
  if (language === 'en') query.set('lang', 'en')
  for (const [name, value] of opened) query.append(name, value)
  return query.toString()
}

/** What an address says is open. */
export function openedIn(query: string): Opened {
  const asked = new URLSearchParams(query)
  return openedParameters.flatMap((name) =>
    asked
      .getAll(name)
      .filter((value) => value !== '')
      .map((value) => [name, value] as const),
  )
}

/** A query that opens something else: parameters get these values, or go away where there are none. */
export function withOpened(
  query: string,
  values: { readonly [Name in OpenedParameter]?: readonly string[] },
): string {
  const next = new URLSearchParams(query)
  for (const name of openedParameters) {
    if (values[name] === undefined) continue
    next.delete(name)
    for (const value of values[name]) next.append(name, value)
  }
  return next.toString()
}

export const detailIn = (query: string): string | null => new URLSearchParams(query).get('detail')
