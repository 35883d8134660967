import type { FastifyInstance } from 'fastify'
import { IMMUTABLE_CACHE } from '../answer/immutable-cache.ts'
import type { Site } from '../settings/site-settings.ts'

/** Serves the logo of the organisation, at an address that changes with it. */
export function serveLogo(scope: FastifyInstance, { logo, onScreen }: Site): void {
  if (logo === null || onScreen.logo === null) return
  scope.get(`/${onScreen.logo.address}`, async (_request, reply) =>
    reply.type(logo.type).header('cache-control', IMMUTABLE_CACHE).send(logo.bytes),
  )
}
