import { mapLayers } from '@datacentre/catalogue/geography/map-layers'
import type { FastifyInstance } from 'fastify'

/** The pages of objects in the map viewer, as route patterns: /brh/:id and the like, with and without the last slash. */
export const mapPages: readonly string[] = mapLayers.flatMap((layer) => {
  const pattern = `/${layer.page('ID').replace('ID', ':id')}`
  return [pattern, pattern.replace(/\/$/, '')]
})

/** Map pages under an old prefix lead to the map viewer (D1). */
export function redirectMapPages(
  scope: FastifyInstance,
  prefixes: { readonly from: string; readonly to: string },
): void {
  for (const url of ['/', ...mapPages]) {
    scope.get(url, async (request, reply) =>
      reply.redirect(prefixes.to + request.url.slice(prefixes.from.length)),
    )
  }
}
