import { datasetFileNames, packageFile } from '@datacentre/catalogue/wire/dataset-files'
import { datasetParts } from '@datacentre/catalogue/dataset-parts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { askedOf, isKnown, sendHtml, sendJson, tagOf } from '../features/asked.ts'
import { COMMON_PARAMETERS } from '../features/question.ts'
import { sendKeptFile } from '../files/send-file.ts'
import type { Installation } from '../installation.ts'
import { problems, sendProblem } from '../problems.ts'
import { parametersOf, queryOf } from '../request/address-parameters.ts'
import { hasRows } from '../snapshot/has-rows.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { datasetFilesOf, downloadPath } from './dataset-files.ts'
import { contentOf, downloadsPage, notYetPage } from './page.ts'

/** A national dataset takes a minute or two. */
const RETRY_S = 60

const types: Readonly<Record<string, string>> = {
  zip: 'application/zip',
  sqlite: 'application/vnd.sqlite3',
}

const typeOf = (name: string): string => types[name.split('.')[1] ?? ''] ?? 'text/plain; charset=utf-8'

const sendBeingMade = (reply: FastifyReply): FastifyReply =>
  sendProblem(reply.header('retry-after', RETRY_S), problems.beingMade())

/** The whole dataset and its parts as files, and the list of these with their sizes and checksums. */
export function routeDownloads(
  scope: FastifyInstance,
  { settings: { prefix }, snapshot: standing, wantDownloads = () => {} }: Installation,
): void {
  const route = (
    path: string,
    answer: (request: FastifyRequest, reply: FastifyReply, snapshot: Snapshot) => Promise<FastifyReply>,
  ): void => {
    scope.get(path, { config: { isShared: true } }, async (request, reply) => {
      const snapshot = standing()
      if (snapshot === null) return sendProblem(reply, problems.notReady())
      // What nobody asked for yet is made now.
      if ((await datasetFilesOf(snapshot)) === null) wantDownloads()
      return answer(request, reply, snapshot)
    })
  }
  route('/files', (request, reply, snapshot) => sendList(request, reply, { snapshot, prefix }))
  for (const name of datasetFileNames)
    route(`/files/${name}`, (request, reply, snapshot) => sendDatasetFile(request, reply, { snapshot, name }))
}

async function sendList(
  request: FastifyRequest,
  reply: FastifyReply,
  { snapshot, prefix }: { readonly snapshot: Snapshot; readonly prefix: string },
): Promise<FastifyReply> {
  parametersOf(queryOf(request), COMMON_PARAMETERS)
  const asked = askedOf(request, { prefix, snapshot })
  const files = await datasetFilesOf(snapshot)
  if (files === null) {
    if (asked.format === 'json') return sendBeingMade(reply)
    // A page that says so is no failure: who follows a link to it finds it.
    return sendHtml(reply.header('retry-after', RETRY_S), notYetPage(asked))
  }
  if (isKnown(request, reply, tagOf(snapshot, asked))) return reply.code(304).send()
  if (asked.format === 'html') return sendHtml(reply, downloadsPage(asked, files))
  return sendJson(reply, {
    version: snapshot.version.id,
    files: files.map((file) => ({
      ...file,
      title: contentOf(file.name, asked.language),
      address: `${asked.home}/files/${file.name}`,
    })),
  })
}

/** The files that a version has or will have: a table without rows has none. */
const namesIn = ({ version }: Snapshot): readonly string[] => {
  const absent = datasetParts.filter(({ id }) => !hasRows(version, id)).map(({ id }) => packageFile(id))
  return datasetFileNames.filter((name) => !absent.includes(name))
}

async function sendDatasetFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { snapshot, name }: { readonly snapshot: Snapshot; readonly name: string },
): Promise<FastifyReply> {
  parametersOf(queryOf(request), ['lang'])
  const names = namesIn(snapshot)
  if (!names.includes(name)) return sendProblem(reply, problems.noDownload(name, names))
  const file = (await datasetFilesOf(snapshot))?.find((one) => one.name === name)
  if (file === undefined) return sendBeingMade(reply)
  const tag = `"${file.sha256}"`
  reply
    .header('etag', tag)
    .header('cache-control', 'public, no-cache')
    .header('repr-digest', `sha-256=:${Buffer.from(file.sha256, 'hex').toString('base64')}:`)
  const known = request.headers['if-none-match']?.split(',').map((one) => one.trim())
  if (known?.some((one) => one === tag || one === `W/${tag}` || one === '*')) return reply.code(304).send()
  return sendKeptFile(reply, { path: downloadPath(snapshot, name), name, type: typeOf(name) })
}
