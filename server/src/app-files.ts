import { readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { FOR_GOOD } from './answer/for-good.ts'
import { keptAnswer } from './answer/kept-answer.ts'
import { sendAnswer } from './answer/send.ts'

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

/**
 * Serves the files a build made, from memory and packed once: a route for each file, so that nothing else can be asked.
 * All are packed while we start, away from this thread, so that no visitor waits for it.
 */
export function serveFiles(scope: FastifyInstance, folder: string): void {
  for (const name of namesIn(folder)) {
    const bytes = readFileSync(join(folder, name))
    const type = packable[extname(name)]
    const url = `/assets/${name}`
    if (type === undefined) {
      const plainType = packedAlready[extname(name)] ?? 'application/octet-stream'
      scope.get(url, async (_request, reply) =>
        reply.header('cache-control', FOR_GOOD).type(plainType).send(bytes),
      )
      continue
    }
    const answer = keptAnswer(() => ({ bytes, type, cacheControl: FOR_GOOD }))
    void answer()
    scope.get(url, async (request, reply) => sendAnswer(request, reply, await answer()))
  }
}

const namesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
