import type { FastifyInstance, HTTPMethods } from 'fastify'

/** Which methods the address of a request takes; none where there is nothing. */
export type MethodsAt = (path: string) => readonly string[]

/** A route's pattern, such as /brh/:id or /i18n/:lang.json, as the paths that it fits. */
function pathsOf(pattern: string): RegExp {
  const escaped = pattern.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`)
  return new RegExp(`^${escaped.replaceAll(/:\w+/g, '[^/]+').replaceAll('*', '.*')}$`)
}

/**
 * Remembers every address that is routed from here on. Routes for all the methods that an address does not take would
 * do the same, but a thousand of them cost a third of a second at each start.
 */
export function knownAddresses(server: FastifyInstance): MethodsAt {
  const plain = new Set<string>()
  const patterns = new Map<string, RegExp>()
  server.addHook('onRoute', ({ url }) => {
    if (/[:*]/.test(url)) patterns.set(url, pathsOf(url))
    else plain.add(url)
  })
  return (path) => {
    const fitting = plain.has(path) ? path : [...patterns].find(([, paths]) => paths.test(path))?.[0]
    if (fitting === undefined) return []
    const methods = server.supportedMethods as HTTPMethods[]
    return methods.filter((method) => server.hasRoute({ method, url: fitting })).toSorted()
  }
}
