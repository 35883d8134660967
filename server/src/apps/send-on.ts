import { licenceProduction } from '@datacentre/catalogue/production/index'
import { speak } from '@datacentre/catalogue/texts/index'
import { isOwnPage } from '@datacentre/catalogue/texts/own-pages'
import { writtenPagePath } from '@datacentre/catalogue/texts/written-pages'
import { withLanguage } from '@datacentre/catalogue/wire/language'
import type { FastifyInstance } from 'fastify'
import { languageAsked } from '../answer/language-asked.ts'

/** A page of ours in whose place the organisation wrote one leads there: its address may be known from elsewhere. */
export function sendOnReplaced(scope: FastifyInstance, prefix: string, replaced: readonly string[]): void {
  for (const path of replaced) {
    for (const url of [path, `${path}/`]) {
      scope.get(url, async (request, reply) =>
        reply.redirect(withLanguage(`${prefix}/${writtenPagePath(path.slice(1))}`, languageAsked(request))),
      )
    }
  }
}

/** Figures per licence are never shown: whoever asks for them is sent on before anything is (S2). */
export function sendOnLicenceFigures(scope: FastifyInstance, prefix: string): void {
  for (const url of [licenceProduction.route, `${licenceProduction.route}/`]) {
    scope.get(url, async (request, reply) => {
      const language = languageAsked(request)
      const address = speak(language)('licenceFiguresUrl')
      return reply.redirect(
        isOwnPage(address) ? withLanguage(`${prefix}/${address.replace(/^\//, '')}`, language) : address,
      )
    })
  }
}
