import type { FastifyInstance } from 'fastify'
import { IMMUTABLE_CACHE } from '../answer/immutable-cache.ts'
import type { Site } from '../settings/site/site-settings.ts'
import { withSiteHead } from './site-head.ts'

/** Serves the logo and the colours of the organisation, at addresses that change with them. */
export function serveSite(scope: FastifyInstance, { logo, onScreen, colours }: Site): void {
  const serve = (address: string, type: string, content: Buffer | string): void => {
    scope.get(`/${address}`, { config: { isShared: true } }, async (_request, reply) =>
      reply.type(type).header('cache-control', IMMUTABLE_CACHE).send(content),
    )
  }
  if (logo !== null && onScreen.logo !== null) serve(onScreen.logo.address, logo.type, logo.bytes)
  if (colours !== null) serve(colours.address, 'text/css; charset=utf-8', colours.css)
}

const withColours = (page: string, { colours }: Site): string =>
  colours === null
    ? page
    : page.replace('</head>', `<link rel="stylesheet" href="./${colours.address}" /></head>`)

/** The page of an app as the organisation has it: its name in the head, and its colours after ours. */
export const pageOfSite = (page: string, site: Site): string => withColours(withSiteHead(page, site), site)
