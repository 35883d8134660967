import type { Call } from '@datacentre/catalogue/grammar/register'

const COOKIE = 'XSRF-TOKEN='

/** The token the server gave with the page; it goes back with every call that is not a GET (spec 7). */
function token(): Record<string, string> {
  const cookie = document.cookie.split('; ').find((one) => one.startsWith(COOKIE))
  return cookie === undefined ? {} : { 'X-XSRF-TOKEN': cookie.slice(COOKIE.length) }
}

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
    headers: { 'Content-Type': 'application/json', ...(method === 'GET' ? {} : token()), ...headers },
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
