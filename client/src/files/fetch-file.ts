import type { Call } from '@datacentre/catalogue/grammar/register'
import { call } from '../calls/call.ts'

export type FileRequest = {
  readonly call: Call
  readonly body?: unknown
  /** What its address asks. */
  readonly query?: Readonly<Record<string, string | readonly string[]>> | undefined
  readonly headers?: Readonly<Record<string, string>> | undefined
  readonly language: string
  /** The number of an old version that it is of; absent for the one that stands. */
  readonly asOf?: number | undefined
  readonly signal: AbortSignal
  /** Told again and again how many bytes have come in. */
  readonly onReceived: (bytes: number) => void
}

/** Fetches a file as a whole, telling how far it is. */
export async function fetchFile(asked: FileRequest): Promise<Blob> {
  const { body, headers = {}, language, asOf, signal, onReceived } = asked
  const query = { ...asked.query, lang: language, version: asOf?.toString() }
  const response = await call(asked.call, { body, headers, query, signal })
  const parts: BlobPart[] = []
  let received = 0
  const reader = response.body?.getReader()
  for (let piece = await reader?.read(); piece?.value !== undefined; piece = await reader?.read()) {
    parts.push(piece.value)
    received += piece.value.byteLength
    onReceived(received)
  }
  return new Blob(parts, { type: response.headers.get('content-type') ?? '' })
}
