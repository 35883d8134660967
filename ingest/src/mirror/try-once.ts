import { isTooDeep, TOO_DEEP } from '../package/geojson/json.ts'
import { projectVersion } from '../project-version.ts'
import type { Asked } from './gentle-caller.ts'
import { retryAfterMs } from './retry-after.ts'

export type Trouble = {
  readonly trouble: string
  /** Trying again gives the same. */
  readonly isFinal: boolean
  /** The service answers, but not this call. */
  readonly isAnswered: boolean
  /** The service does not have the call. */
  readonly isAbsent?: boolean
  /** How long the service asks to wait. */
  readonly waitMs?: number
}

export type Bounds = {
  /** How long one answer may take; the whole of it, however slowly it comes. */
  readonly timeoutMs: number
  readonly mostBytes: number
}

const USER_AGENT = `${projectVersion()} (mirror; one call at a time)`

const MB = 1024 * 1024

/** The JSON that a call answers, null for 204, or why there is none. */
export async function tryOnce(
  { method, url, body }: Asked,
  { timeoutMs, mostBytes }: Bounds,
): Promise<{ readonly json: unknown } | Trouble> {
  try {
    const response = await fetch(url, {
      method,
      headers: {
        accept: 'application/json',
        'user-agent': USER_AGENT,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (response.status === 204) return { json: null }
    const text = await textOf(response, mostBytes)
    if (!response.ok) return refusalOf(response)
    const type = response.headers.get('content-type') ?? ''
    if (type.includes('html'))
      return {
        trouble: 'answered a page (HTML) and no data',
        isFinal: false,
        isAnswered: false,
        isAbsent: true,
      }
    const json = JSON.parse(text) as unknown
    return isTooDeep(json)
      ? { trouble: `answered what ${TOO_DEEP}`, isFinal: true, isAnswered: true }
      : { json }
  } catch (error) {
    const isTooLong = error instanceof TooLong
    return { trouble: sayTrouble(error), isFinal: isTooLong, isAnswered: isTooLong }
  }
}

/** Requests that came too fast or took too long; and those of a caller who is kept out, whatever is asked. */
const TRY_AGAIN: ReadonlySet<number> = new Set([408, 429])
const KEPT_OUT: ReadonlySet<number> = new Set([401, 403])

function refusalOf({ status, headers }: Response): Trouble {
  const isFinal = status < 500 && !TRY_AGAIN.has(status)
  return {
    trouble: `answered ${status}`,
    isFinal,
    isAnswered: isFinal && !KEPT_OUT.has(status),
    isAbsent: isFinal,
    ...((status === 429 || status === 503) && {
      waitMs: retryAfterMs(headers.get('retry-after'), Date.now()),
    }),
  }
}

class TooLong extends Error {}

async function textOf({ body }: Response, mostBytes: number): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  if (body === null) return text
  for await (const chunk of body) {
    bytes += chunk.length
    if (bytes > mostBytes) throw new TooLong(`the answer has no end: over ${mostBytes / MB} MB came`)
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}

function sayTrouble(error: unknown): string {
  if (error instanceof SyntaxError) return 'the answer is not JSON, or cut off'
  if (!(error instanceof Error)) return String(error)
  if (error.name === 'TimeoutError') return 'no whole answer came in time'
  const { cause } = error
  return cause instanceof Error ? cause.message : error.message
}
