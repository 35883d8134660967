import type { Call } from '@datacentre/catalogue/grammar/register'
import { antiForgery } from '@datacentre/catalogue/wire/anti-forgery'

/** There is no such thing: asking again does not help. */
export class NotFound extends Error {
  override readonly name = 'NotFound'
}

export type CallRequest = {
  readonly body?: unknown
  /** A parameter with several values stands there as often. */
  readonly query?: Readonly<Record<string, string | readonly string[] | undefined>>
  readonly headers?: Readonly<Record<string, string>>
  readonly signal?: AbortSignal
}

/** What stands after the path of an address: nothing where nothing is asked. */
function inAddress(query: CallRequest['query'] = {}): string {
  const asked = Object.entries(query).flatMap(([name, values = []]) =>
    (typeof values === 'string' ? [values] : values).map((value) => [name, value]),
  )
  return asked.length === 0 ? '' : `?${new URLSearchParams(asked)}`
}

/** Makes one call below the prefix; an answer that is not a success is an error. */
export async function call({ method, path }: Call, request: CallRequest = {}): Promise<Response> {
  const { body, query, headers, signal } = request
  const response = await fetch(path.replace(/^\//, '') + inAddress(query), {
    method,
    headers: {
      'Content-Type': 'application/json',
      ...(method === 'GET' ? {} : antiForgery(document.cookie)),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(signal !== undefined && { signal }),
  })
  if (response.ok) return response
  // Nobody reads what a refusal says; left unread it would keep the connection.
  await response.body?.cancel()
  const told = `${method} ${path} answered ${response.status}`
  throw response.status === 404 ? new NotFound(told) : new Error(told)
}
