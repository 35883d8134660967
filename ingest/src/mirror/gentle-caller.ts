import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { isTooDeep, TOO_DEEP } from '../package/geojson/json.ts'
import { NotAnswered } from './not-answered.ts'

export type Asked = { readonly method: 'GET' | 'POST'; readonly url: string; readonly body?: unknown }

export type Caller = {
  /** What `read` makes of the JSON that a call answers, null for 204; what it refuses with `NotAnswered` is not kept. */
  readonly ask: <Read>(asked: Asked, read: (answer: unknown) => Read) => Promise<Read>
}

export type CallerOptions = {
  /** Where answers are kept, so that who was stopped goes on where it was. */
  readonly folder: string
  /** Calls in a second, at most. */
  readonly rate: number
  readonly onCall: (asked: Asked) => void
  /** How long one answer may take; the whole of it, however slowly it comes. */
  readonly timeoutMs?: number
  /** Pauses before each further try. */
  readonly retryMs?: readonly number[]
}

const USER_AGENT = 'data-centre-mirror/0.1 (one call at a time)'
const TIMEOUT_MS = 120_000
const RETRY_MS = [1_000, 4_000, 15_000, 60_000]
/** The longest list of a country is some tens of megabytes. */
const MOST_BYTES = 256 * 1024 * 1024

/** Asks a service one call at a time, with pauses between; an answer that it has had before it does not ask again. */
export function gentleCaller(options: CallerOptions): Caller {
  const { folder, rate, onCall, timeoutMs = TIMEOUT_MS, retryMs = RETRY_MS } = options
  let next = 0
  const inTurn = async (): Promise<void> => {
    const wait = next - Date.now()
    if (wait > 0) await pause(wait)
    next = Date.now() + 1000 / rate
  }
  return {
    ask: async (asked, read) => {
      const path = join(folder, `${nameOf(asked)}.json`)
      const kept = await readKept(path)
      const known = kept === undefined ? null : understood(kept, read)
      if (known !== null && 'value' in known) return known.value
      onCall(asked)
      let trouble = ''
      for (const wait of [0, ...retryMs]) {
        if (wait > 0) await pause(wait)
        await inTurn()
        const answer = await tryOnce(asked, timeoutMs)
        const tried = 'json' in answer ? understood(answer.json, read) : answer
        if ('value' in tried) {
          await keep(folder, path, tried.json)
          return tried.value
        }
        trouble = tried.trouble
        if (tried.isFinal) break
      }
      throw new NotAnswered(`${asked.method} ${asked.url}: ${trouble}`)
    },
  }
}

const nameOf = ({ method, url, body }: Asked): string =>
  createHash('sha256')
    .update(`${method} ${url}\n${JSON.stringify(body) ?? ''}`)
    .digest('hex')

async function readKept(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as unknown
  } catch {
    // Not asked before, or stopped while it was being kept: it is asked.
    return undefined
  }
}

async function keep(folder: string, path: string, json: unknown): Promise<void> {
  await mkdir(folder, { recursive: true })
  await writeFile(`${path}.part`, JSON.stringify(json))
  await rename(`${path}.part`, path)
}

type Trouble = { readonly trouble: string; /** Trying again gives the same. */ readonly isFinal: boolean }
type Tried = { readonly json: unknown } | Trouble

function understood<Read>(
  json: unknown,
  read: (answer: unknown) => Read,
): { readonly json: unknown; readonly value: Read } | Trouble {
  try {
    return { json, value: read(json) }
  } catch (error) {
    if (!(error instanceof NotAnswered)) throw error
    return { trouble: error.message, isFinal: true }
  }
}

async function tryOnce({ method, url, body }: Asked, timeoutMs: number): Promise<Tried> {
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
    const text = await textOf(response)
    if (!response.ok) {
      const isFinal = response.status < 500 && response.status !== 429
      return { trouble: `answered ${response.status}`, isFinal }
    }
    const type = response.headers.get('content-type') ?? ''
    if (type.includes('html')) return { trouble: 'answered a page (HTML) and no data', isFinal: false }
    const json = JSON.parse(text) as unknown
    return isTooDeep(json) ? { trouble: `answered what ${TOO_DEEP}`, isFinal: true } : { json }
  } catch (error) {
    return { trouble: sayTrouble(error), isFinal: error instanceof TooLong }
  }
}

class TooLong extends Error {}

async function textOf(response: Response): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  if (response.body === null) return text
  for await (const chunk of response.body) {
    bytes += chunk.length
    if (bytes > MOST_BYTES) throw new TooLong('the answer has no end: over 256 MB came')
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
