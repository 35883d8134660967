import { createReadStream } from 'node:fs'
import { mkdtemp, open, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { FileFormat } from '@datacentre/catalogue/wire/files'
import type { FastifyReply } from 'fastify'
import { asAttachment } from '../answer/attachment.ts'
import { holdSoonFor, watched } from '../answer/send-parts.ts'
import { fileKinds } from './file-kinds.ts'
import type { FileTable } from './file-table.ts'

/** What making one holds: some hundred rows, and the same as they are written. */
const HELD_BYTES = 1 << 20

const PIECE = 1 << 17

/** Sends rows as a file, which is made while it is sent, or beforehand where its kind asks for that. */
export async function sendFile(
  reply: FastifyReply,
  table: FileTable,
  format: FileFormat,
): Promise<FastifyReply> {
  const kind = fileKinds[format]
  const made = new Date()
  const hold = await holdSoonFor(reply, HELD_BYTES)
  reply.type(kind.type).header('content-disposition', asAttachment(`${table.id}.${format}`))
  if ('stream' in kind) {
    const pieces = watched(hold, kind.stream(table, made))
    return reply.send(Readable.from(pieces, { objectMode: false, highWaterMark: PIECE }))
  }
  const folder = await mkdtemp(join(tmpdir(), 'file-'))
  const forget = (): void => void rm(folder, { recursive: true, force: true })
  try {
    const path = join(folder, 'made')
    await kind.write(path, table, made)
    const { size } = await stat(path)
    const stream = createReadStream(path, { highWaterMark: PIECE })
    stream.once('close', forget)
    return reply
      .header('content-length', size)
      .send(Readable.from(watched(hold, stream), { objectMode: false, highWaterMark: PIECE }))
  } catch (error) {
    forget()
    throw error
  }
}

type Range = { readonly start: number; readonly end: number }

/** The bytes that a caller asks for; null for all of them, undefined where there are none such. */
function rangeOf(header: string | undefined, size: number): Range | null | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '')
  if (match === null || (match[1] === '' && match[2] === '')) return null
  const [, from = '', to = ''] = match
  if (from === '')
    return Number(to) === 0 ? undefined : { start: Math.max(0, size - Number(to)), end: size - 1 }
  const start = Number(from)
  // A range that ends before it begins is none (RFC 9110, 14.1.1).
  if (to !== '' && Number(to) < start) return null
  if (start >= size) return undefined
  return { start, end: to === '' ? size - 1 : Math.min(size - 1, Number(to)) }
}

/** The range that holds: one of another version of the file would not fit to what the caller has (RFC 9110, If-Range). */
function rangeAsked(reply: FastifyReply, size: number): Range | null | undefined {
  const { range, 'if-range': known } = reply.request.headers
  // A weak name does not tell whether the bytes are the same.
  const isSame = known === undefined || (!String(known).startsWith('W/') && known === reply.getHeader('etag'))
  return isSame ? rangeOf(range, size) : null
}

type KeptFile = { readonly path: string; readonly name: string; readonly type: string }

/**
 * Sends a file that lies on disk, whole or the part that is asked for: programs read a large one where they need it. It is opened
 * once, so that what is sent is of one file though another may take its place meanwhile.
 */
export async function sendKeptFile(
  reply: FastifyReply,
  { path, name, type }: KeptFile,
): Promise<FastifyReply> {
  const file = await open(path)
  const { size } = await file.stat()
  reply.type(type).header('accept-ranges', 'bytes').header('content-disposition', asAttachment(name))
  const range = rangeAsked(reply, size)
  if (range === undefined) {
    await file.close()
    return reply.code(416).header('content-range', `bytes */${size}`).send()
  }
  if (range !== null) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`)
  return reply
    .header('content-length', range === null ? size : range.end - range.start + 1)
    .send(file.createReadStream({ ...range, highWaterMark: PIECE }))
}
