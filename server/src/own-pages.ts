import { licenceProduction } from '@datacentre/catalogue/production/index'
import { texts } from '@datacentre/catalogue/texts/index'
import { withLanguage } from '@datacentre/catalogue/wire/language'
import type { FastifyInstance } from 'fastify'
import { languageAsked } from './routes/language-asked.ts'

/** The texts that hold the address of a short page; one without a host is a page of the data centre. */
export const pageTexts = [
  'quickstartUrl',
  'aboutUrl',
  'linksUrl',
  'disclaimerUrl',
  'contactUrl',
  'accessibilityUrl',
  'licenceFiguresUrl',
  'datasetUrl',
] as const

const isOurs = (address: string): boolean => !/^[a-z]+:/i.test(address)

/** The paths of our own short pages, as the texts name them. */
export const ownPages: readonly string[] = [
  ...new Set(pageTexts.flatMap((key) => [texts.nl[key], texts.en[key]])),
]
  .filter(isOurs)
  .map((address) => `/${address}`)

/** Figures per licence are never shown: whoever asks for them is sent on before anything is (spec 2). */
export function sendOnLicenceFigures(scope: FastifyInstance, prefix: string): void {
  for (const url of [licenceProduction.route, `${licenceProduction.route}/`]) {
    scope.get(url, async (request, reply) => {
      const language = languageAsked(request)
      const address = texts[language].licenceFiguresUrl
      return reply.redirect(isOurs(address) ? withLanguage(`${prefix}/${address}`, language) : address)
    })
  }
}

export const isShown = (route: string): boolean => route !== licenceProduction.route
