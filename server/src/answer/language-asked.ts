import type { Language } from '@datacentre/catalogue/texts/index'
import { languageOf } from '@datacentre/catalogue/wire/language'
import type { FastifyRequest } from 'fastify'

/** The language of a call's `lang` parameter. */
export function languageAsked(request: FastifyRequest): Language {
  const query = request.url.indexOf('?')
  return languageOf(query === -1 ? '' : request.url.slice(query))
}
