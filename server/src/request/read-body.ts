import type { Readable } from 'node:stream'

/** The first bytes of a body: all of it, or as much as came until it was more than the limit. */
export type Beginning = { readonly bytes: Buffer; readonly isWhole: boolean }

/** The caller went away before the body was whole; nobody is left to answer. */
class BodyBrokenOff extends Error {
  override readonly name = 'BodyBrokenOff'
  readonly statusCode = 400
  constructor() {
    super('The body of the request broke off.')
  }
}

/** Reads a body until it ends or is longer than the limit; what comes after waits in the stream. */
export function readBeginning(body: Readable, limit: number): Promise<Beginning> {
  const chunks: Buffer[] = []
  let length = 0
  return new Promise((resolve, reject) => {
    const done = (isWhole: boolean): void => {
      stopListening()
      // Most bodies come in one piece, which need not be copied.
      resolve({ bytes: chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks), isWhole })
    }
    const take = (chunk: Buffer): void => {
      chunks.push(chunk)
      length += chunk.length
      if (length <= limit) return
      body.pause()
      done(false)
    }
    const finish = (): void => done(true)
    const fail = (): void => {
      stopListening()
      reject(new BodyBrokenOff())
    }
    const stopListening = (): void => {
      body.off('data', take).off('end', finish).off('error', fail).off('close', fail)
    }
    body.on('data', take).on('end', finish).on('error', fail).on('close', fail)
  })
}

/** Hands on the rest of a body chunk by chunk; the next one is asked for when the one before is dealt with. */
export async function readRest(body: Readable, take: (chunk: Buffer) => Promise<void>): Promise<void> {
  try {
    // Left alone when the reading stops: destroying a request destroys the connection that its refusal goes over.
    for await (const chunk of body.iterator({ destroyOnReturn: false })) await take(chunk as Buffer)
  } catch (error) {
    throw body.readableAborted ? new BodyBrokenOff() : error
  }
}
