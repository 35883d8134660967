import type { Ask } from './question.ts'
import type { Schema } from './from-schema.ts'

type Described = {
  readonly paths: Readonly<
    Record<
      string,
      Readonly<
        Record<
          string,
          {
            readonly parameters?: readonly {
              readonly name: string
              readonly in: string
              readonly schema: Schema
            }[]
            readonly requestBody?: {
              readonly content: Readonly<Record<string, { readonly schema: Schema }>>
            }
          }
        >
      >
    >
  >
}

/** A call of the description, with the schemas that its requests are made by. */
export type KnownCall = {
  readonly path: string
  readonly method: 'GET' | 'POST'
  readonly inPath: readonly string[]
  readonly inQuery: Readonly<Record<string, Schema>>
  readonly body: Schema | null
}

const PREFIX = '/datacenter'

const askFor = async (ask: Ask, url: string) =>
  ask({ method: 'GET', url, headers: { accept: 'text/html,application/json' }, of: url })

/** Every call that the server describes. */
export async function describedCalls(ask: Ask): Promise<readonly KnownCall[]> {
  const { paths } = JSON.parse((await askFor(ask, `${PREFIX}/api/openapi.json`)).text) as Described
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]): KnownCall => ({
      path: PREFIX + path,
      method: method === 'post' ? 'POST' : 'GET',
      inPath: parameters.filter((one) => one.in === 'path').map(({ name }) => name),
      inQuery: Object.fromEntries(
        parameters.filter((one) => one.in === 'query').map(({ name, schema }) => [name, schema]),
      ),
      body: Object.values(requestBody?.content ?? {})[0]?.schema ?? null,
    })),
  )
}

/** Where to begin: each leads to others. */
const ENTRANCES = ['/', '/api/v1', '/overview', '/changes', '/companies', '/quality', '/search?q=k', '/files']

/** An address without the numbers in it: of each kind a few are enough. */
const kindOf = (url: string): string => url.replaceAll(/\d+/g, '0').replaceAll(/=[^&]*/g, '=')

const FEW = 3

/** Addresses of pages and files, found as a search engine finds them: by following links. */
export async function linkedAddresses(ask: Ask, most = 250): Promise<readonly string[]> {
  const found = new Set(ENTRANCES.map((path) => PREFIX + path))
  const kinds = new Map<string, number>()
  for (const url of found) {
    if (found.size >= most) break
    const { status, type, text } = await askFor(ask, url)
    if (status !== 200 || !/html|json/.test(type)) continue
    for (const [, link = ''] of text.matchAll(/(?:href="|"href":"|action=")([^"#]+)/g)) {
      const path = pathOf(link.replaceAll('&amp;', '&'), url)
      if (path === null || !path.startsWith(PREFIX)) continue
      const kind = kindOf(path)
      const count = kinds.get(kind) ?? 0
      if (count >= FEW) continue
      kinds.set(kind, count + 1)
      found.add(path)
    }
  }
  return [...found]
}

/** The path and question of a link on this server; null for one elsewhere. */
function pathOf(link: string, from: string): string | null {
  const here = new URL(from, 'http://here').href
  if (!URL.canParse(link, here)) return null
  const { protocol, pathname, search } = new URL(link, here)
  return protocol.startsWith('http') ? pathname + search : null
}
