import { NotFound } from '@datacentre/client/calls/call'

export type PageQuery = Readonly<Record<string, string | number>>

/** What a page of the data centre tells, as data. A page that is not there, or not of such a thing, is an answer: asking again does not help. */
export async function fetchPageData<Told>(
  page: string,
  { query, signal }: { readonly query: PageQuery; readonly signal: AbortSignal },
): Promise<Told> {
  const asked = Object.entries({ ...query, f: 'json' }).map(([name, value]) => [name, String(value)])
  const response = await fetch(`${page}?${new URLSearchParams(asked)}`, { signal })
  // What we serve ourselves is trusted to be what the catalogue says.
  if (response.ok) return response.json() as Promise<Told>
  await response.body?.cancel()
  const told = `${page} answered ${response.status}`
  throw response.status === 400 || response.status === 404 ? new NotFound(told) : new Error(told)
}
