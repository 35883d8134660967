import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { IMMUTABLE_CACHE } from '../answer/immutable-cache.ts'
import { cachedAnswer, contentTag } from '../answer/cached-answer.ts'
import type { Packed } from '../answer/packed.ts'
import { sendAnswer } from '../answer/send.ts'
import { memoize } from '../snapshot/memoize.ts'

/** The kinds of file that a build makes and that packing shrinks. */
const packable: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
}

/** The kinds that are packed by themselves. */
const packedAlready: Readonly<Record<string, string>> = {
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

type File = { readonly name: string; readonly bytes: Buffer; readonly packed: Packed | null }

/** The compressed forms that the build wrote beside a file; null when it wrote none. */
function packedBeside(path: string, identity: Buffer): Packed | null {
  const [br, gzip] = [`${path}.br`, `${path}.gz`]
  return existsSync(br) && existsSync(gzip)
    ? { identity, br: readFileSync(br), gzip: readFileSync(gzip) }
    : null
}

/** How one file is answered: from memory, in the form that the caller takes. */
function answerFile({
  name,
  bytes,
  packed,
}: File): (request: FastifyRequest, reply: FastifyReply) => unknown {
  const type = packable[extname(name)]
  if (type === undefined) {
    const plainType = packedAlready[extname(name)] ?? 'application/octet-stream'
    return (_request, reply) => reply.header('cache-control', IMMUTABLE_CACHE).type(plainType).send(bytes)
  }
  const about = { type, cacheControl: IMMUTABLE_CACHE }
  const answer =
    packed === null
      ? cachedAnswer(() => ({ bytes, ...about }))
      : memoize(() => ({ packed, tag: contentTag(bytes), ...about }))
  return async (request, reply) => sendAnswer(request, reply, await answer())
}

/**
 * Serves the files a build made, and nothing else, from memory. One route for all of them: a route for each of a hundred
 * files takes a tenth of a second of every start.
 */
export function serveFiles(scope: FastifyInstance, folder: string): void {
  const files = new Map(
    namesIn(folder).map((name) => {
      const path = join(folder, name)
      const bytes = readFileSync(path)
      return [name, answerFile({ name, bytes, packed: packedBeside(path, bytes) })]
    }),
  )
  scope.get<{ Params: { '*': string } }>(
    '/assets/*',
    { config: { isShared: true } },
    async (request, reply) => {
      const answer = files.get(request.params['*'])
      return answer === undefined ? reply.callNotFound() : answer(request, reply)
    },
  )
}

const namesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
