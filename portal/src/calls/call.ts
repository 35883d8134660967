import type { Call } from '@datacentre/catalogue/grammar/register'
import { antiForgery } from '@datacentre/catalogue/wire/anti-forgery'

type CallRequest = {
  readonly body?: unknown
  readonly query?: string
  readonly signal?: AbortSignal
  readonly headers?: Readonly<Record<string, string>>
}

/** Makes one call below the prefix; an answer that is not a success is an error. */
export async function call(
  { method, path }: Call,
  { body, query, signal, headers }: CallRequest = {},
): Promise<Response> {
  const address = path.replace(/^\//, '') + (query === undefined ? '' : `?${query}`)
  const response = await fetch(address, {
    method,
    headers: {
      'Content-Type': 'application/json',
      ...(method === 'GET' ? {} : antiForgery(document.cookie)),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(signal !== undefined && { signal }),
  })
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}`)
  return response
}

/** The JSON of a call. What we serve ourselves is trusted to be what the catalogue says. */
export async function callJson<Answer>(asked: Call, request?: CallRequest): Promise<Answer> {
  return (await (await call(asked, request)).json()) as Answer
}
