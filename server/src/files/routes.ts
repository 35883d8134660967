import { formatsFor, isFileFormat } from '@datacentre/catalogue/wire/files'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createHash } from 'node:crypto'
import type { Connection } from '@datacentre/database'
import { qualityReady } from '../findings/quality-of.ts'
import { languageAsked } from '../answer/language-asked.ts'
import { collectionNamed, collections } from '../collections/collections.ts'
import type { Installation } from '../installation.ts'
import { problems, sendProblem } from '../problems.ts'
import { pathPart, queryOf } from '../request/address-parameters.ts'
import { versionIn } from '../request/version-asked.ts'
import { fromStore } from '../from-store.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { fileKinds } from './file-kinds.ts'
import { keptFile } from './kept-files.ts'
import { sendFile, sendKeptFile } from './send-file.ts'
import { versionView } from './version-table.ts'
import { viewOf } from './views.ts'

/** The rows of every screen as a file of every kind, under the address of the table with the parameters of the screen. */
export function routeFiles(scope: FastifyInstance, { snapshot, store }: Installation): void {
  scope.get('/files/:name', { config: { isShared: true } }, async (request, reply) => {
    const standing = snapshot()
    if (standing === null) return sendProblem(reply, problems.notReady())
    return answer(request, reply, { snapshot: standing, store })
  })
}

type Served = { readonly snapshot: Snapshot; readonly store: Connection }

async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  { snapshot, store }: Served,
): Promise<FastifyReply> {
  const name = pathPart(request, 'name')
  const dot = name.lastIndexOf('.')
  const [id, format] = [name.slice(0, Math.max(0, dot)), name.slice(dot + 1)]
  const collection = collectionNamed(id)
  if (
    collection === undefined ||
    !isFileFormat(format) ||
    !formatsFor(collection.geometry !== null).includes(format)
  )
    return sendProblem(
      reply,
      problems.noTableFile(
        name,
        collections.map((one) => one.id),
        formatsFor(collection === undefined || collection.geometry !== null),
      ),
    )
  const language = languageAsked(request)
  const { lang: _language, ...query } = queryOf(request)
  const version = versionIn(snapshot, query)
  // A column of every file of a register tells what the rules found, of the newest version only.
  if (version === null) await qualityReady(snapshot)
  // What is wrong is told before what is kept is answered.
  const table =
    version === null
      ? viewOf(collection, { snapshot, query: queryOf(request), language })
      : await versionView(collection, {
          store,
          version,
          newest: snapshot.version,
          language,
          query: queryOf(request),
        })
  const tag = `W/"${snapshot.tag}-${createHash('sha256').update(request.url).digest('hex').slice(0, 16)}"`
  reply.header('etag', tag).header('cache-control', 'public, no-cache')
  if (request.headers['if-none-match'] === tag) return reply.code(304).send()
  // A store that is away is told before the file begins.
  if (version !== null) await fromStore({ store, snapshot: { version } }, async () => null)
  if (fileKinds[format].isKept && Object.keys(query).length === 0) {
    const path = await keptFile(snapshot, collection, format, language).catch((error: unknown) => {
      // A disk without room for what is kept is no reason to send nobody a file.
      request.log.warn(error)
      return null
    })
    if (path !== null)
      return sendKeptFile(reply, { path, name: `${collection.id}.${format}`, type: fileKinds[format].type })
  }
  return sendFile(reply, table, format)
}
