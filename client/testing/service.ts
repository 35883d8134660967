import type { AnyRow } from '@datacentre/catalogue/grammar/column'
import type { Call, Register } from '@datacentre/catalogue/grammar/register'
import type { ProductionScreen } from '@datacentre/catalogue/production/screen'
import { addresses, type CallId } from '@datacentre/catalogue/wire/addresses'
import type { AnswerOf, BodyOf } from '@datacentre/catalogue/wire/call-types'
import type { FigureQuery } from '@datacentre/catalogue/wire/bodies/figure-schema'
import { DATASET_VERSION } from '@datacentre/catalogue/wire/dataset-version'

/** A call as the stand-in service receives it. */
export type Received = {
  readonly method: string
  /** Below the prefix, without a slash in front. */
  readonly path: string
  readonly query: URLSearchParams
  readonly body: unknown
}

type Answerer = (received: Received) => Response | Promise<Response>

/**
 * A stand-in for the server in a test of components: it answers the calls that the test tells it about, and keeps what was
 * asked. A call that it was told nothing about fails, as a fault of the test.
 */
export type Service = {
  readonly received: Received[]
  /** Answers a call of the catalogue with this. */
  readonly answer: <Id extends CallId>(id: Id, answer: AnswerOf<Id>) => void
  /** Answers a call of the catalogue with what this makes of its body, or of what stands in its address. */
  readonly answerBy: <Id extends CallId>(
    id: Id,
    answer: (body: BodyOf<Id>, received: Received) => AnswerOf<Id>,
  ) => void
  /** Answers the list of a register with these rows. */
  readonly answerList: (register: Register, rows: readonly AnyRow[], version?: string) => void
  /** Answers the figures of a production screen with what this makes of what was asked. */
  readonly answerFigures: (screen: ProductionScreen, rows: (asked: FigureQuery) => readonly AnyRow[]) => void
  /** Answers a call in any way: with an error, a file, later or never. */
  readonly respond: (call: Call, answerer: Answerer) => void
}

/** Fails as soon as nobody waits for the answer any more, as `fetch` does. */
const untilAborted = (signal: AbortSignal | null | undefined): Promise<never> =>
  new Promise((_, reject) => {
    if (signal?.aborted) reject(signal.reason)
    signal?.addEventListener('abort', () => reject(signal.reason))
  })

/** An answer that breaks off where its call is aborted, as one of `fetch` does. */
const brokenOffBy = (signal: AbortSignal, answer: Response): Response =>
  answer.body === null
    ? answer
    : new Response(answer.body.pipeThrough(new TransformStream(), { signal }), answer)

/** The browser's own, for a file that is served beside the scripts. */
export const fetchFile = globalThis.fetch.bind(globalThis)

/** Puts the stand-in in the place of `fetch`, until another test file puts its own there. */
export function standInService(): Service {
  const answerers = new Map<string, { readonly path: RegExp; readonly answerer: Answerer }>()
  const received: Received[] = []

  const respond: Service['respond'] = ({ method, path }, answerer) => {
    const pattern = path.replace(/^\//, '').replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+')
    answerers.set(`${method} ${path}`, { path: new RegExp(`^${method} ${pattern}$`), answerer })
  }

  globalThis.fetch = async (input, init) => {
    const url = new URL(typeof input === 'object' && 'url' in input ? input.url : input, document.baseURI)
    const path = url.pathname.replace(new URL(document.baseURI).pathname, '')
    const method = init?.method ?? 'GET'
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined
    const asked = { method, path, query: url.searchParams, body }
    received.push(asked)
    const found = [...answerers.values()].findLast((entry) => entry.path.test(`${method} ${path}`))
    if (found === undefined) throw new TypeError(`the test told no answer to ${method} ${path}`)
    const answered = await Promise.race([found.answerer(asked), untilAborted(init?.signal)])
    return init?.signal ? brokenOffBy(init.signal, answered) : answered
  }

  const answer: Service['answer'] = (id, told) => respond(addresses[id], () => Response.json(told))
  // Every opened row of a list asks this; the few tests about findings tell theirs.
  answer('layer-findings', [])

  return {
    received,
    respond,
    answer,
    // What a page sends is of the call's type: `ask` does not compile otherwise.
    answerBy: (id, answer) =>
      respond(addresses[id], (asked) => Response.json(answer(asked.body as BodyOf<typeof id>, asked))),
    answerList: ({ rest }, rows, version = '1') =>
      respond(rest.list, () => Response.json(rows, { headers: { [DATASET_VERSION]: version } })),
    answerFigures: ({ rest }, rows) =>
      respond(rest.list, ({ body }) => Response.json(rows(body as FigureQuery))),
  }
}
