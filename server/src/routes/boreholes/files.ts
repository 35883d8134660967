import { extname } from 'node:path'
import { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import type { fileType } from '@datacentre/catalogue/codes/documents'
import { documents, logDocuments } from '@datacentre/catalogue/supporting/documents'
import { readRows, readStoredFile, type Reading, type StoredFile } from '@datacentre/database'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { asAttachment } from '../../answer/attachment.ts'
import { chooseEncoding } from '../../answer/encoding.ts'
import { holdFor, sendParts, watched } from '../../answer/send-parts.ts'
import { problems, sendProblem } from '../../problems.ts'
import type { Handler, Handlers } from '../answering.ts'
import { fromStore } from '../../from-store.ts'
import type { Installation } from '../../installation.ts'

/** A document that has a file: the name it is saved under, what it is, and where it is kept. */
type Described = {
  readonly name: string
  readonly fileType: string | null
  readonly path: string | null
  /** Where it is when it is not kept here. */
  readonly address: string | null
}
type Describe = (reading: Reading, id: number) => Promise<Described | undefined>

const describeDocument: Describe = async (reading, id) => {
  const [row] = await readRows(reading, documents, { where: { assetBfileDbk: id } })
  return (
    row && {
      name: row.fullTitle + extname(row.filePath ?? ''),
      fileType: row.fileTypeCode,
      path: row.filePath,
      address: row.fileAddress,
    }
  )
}

const describeLog: Describe = async (reading, id) => {
  const [row] = await readRows(reading, logDocuments, { where: { documentBfileDbk: id } })
  return (
    row && { name: row.fileName, fileType: row.fileTypeCode, path: row.filePath, address: row.fileAddress }
  )
}

/** Logs as text are for programs and people alike; the other log formats have no registered type. */
const types = {
  PDF: 'application/pdf',
  TIF: 'image/tiff',
  LAS: 'text/plain',
  ASC: 'text/plain',
  DLIS: 'application/octet-stream',
  LIS: 'application/octet-stream',
} as const satisfies Record<(typeof fileType)[number], string>

const typeOf = (fileType: string | null): string =>
  Object.entries(types).find(([code]) => code === fileType)?.[1] ?? 'application/octet-stream'

type Sent = { readonly described: Described; readonly file: StoredFile | null }

/** What unpacking holds: a window of 32 KB and what comes in and goes out. */
const UNPACKER_BYTES = 1 << 17

/** The file as it is kept to who takes gzip, else unpacked on its way: it is never held unpacked. */
function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { described, file }: Sent & { readonly file: StoredFile },
): FastifyReply {
  const accepted = request.headers['accept-encoding']?.split(',').filter((part) => !/^\s*br\b/i.test(part))
  reply
    .type(typeOf(described.fileType))
    .header('content-disposition', asAttachment(described.name))
    .header('cache-control', 'no-cache')
    .header('vary', 'accept-encoding')
  const hold = holdFor(reply, file.gzipped.length + UNPACKER_BYTES)
  if (chooseEncoding(accepted?.join(',')) === 'gzip')
    return sendParts(reply.header('content-encoding', 'gzip'), [file.gzipped], hold)
  const unpacked = Readable.from([file.gzipped]).pipe(createGunzip())
  return reply.header('content-length', file.size).send(Readable.from(watched(hold, unpacked)))
}

/** The files of documents and logs. */
export function answerFiles({ store }: Installation): Pick<Handlers, 'document-file' | 'log-file'> {
  const answerFile =
    (describe: Describe): Handler<undefined, 'id'> =>
    async ({ request, reply, snapshot, inPath: { id } }) => {
      if (!/^\d{1,15}$/.test(id)) return sendProblem(reply, problems.noFile(id))
      const sent = await fromStore({ store, snapshot }, async (reading): Promise<Sent | null> => {
        const described = await describe(reading, Number(id))
        const file = described?.path ? await readStoredFile(reading, described.path) : null
        return described === undefined ? null : { described, file }
      })
      if (sent === null) return sendProblem(reply, problems.noFile(id))
      const { described, file } = sent
      if (file !== null) return sendFile(request, reply, { described, file })
      return described.address === null
        ? sendProblem(reply, problems.noFile(id))
        : reply.header('cache-control', 'no-cache').redirect(new URL(described.address).href)
    }
  return {
    'document-file': { fromData: answerFile(describeDocument) },
    'log-file': { fromData: answerFile(describeLog) },
  }
}
