import { retryPauses } from '@datacentre/catalogue/screen-constants'
import { antiForgery } from '@datacentre/catalogue/wire/anti-forgery'

/** There is no such thing: asking again does not help. */
export class NotFound extends Error {
  override readonly name = 'NotFound'
}

/** The dataset was replaced after the page asked: the page asks anew, of the version that stands now. */
export class OtherVersion extends Error {
  override readonly name = 'OtherVersion'
}

/** Whether asking the same thing again cannot help. */
const isFinal = (error: Error): boolean => error instanceof NotFound || error instanceof OtherVersion

async function checked(response: Response): Promise<Response> {
  // Nobody reads what a refusal says; left unread it would keep the connection.
  if (!response.ok) await response.body?.cancel()
  if (response.status === 404) throw new NotFound(response.url)
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}`)
  return response
}

/** Asks for something below the prefix, such as `rest/config`. */
export const get = async (path: string, signal?: AbortSignal): Promise<Response> =>
  checked(await fetch(path, signal ? { signal } : {}))

type Posted = { readonly body: unknown; readonly signal?: AbortSignal }

export const post = async (path: string, { body, signal }: Posted): Promise<Response> =>
  checked(
    await fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...antiForgery(document.cookie) },
      body: JSON.stringify(body),
      ...(signal && { signal }),
    }),
  )

/** The JSON of an answer, null where there is none. What we serve ourselves is trusted to be what the catalogue says. */
export async function jsonOf<Answer>(response: Response): Promise<Answer | null> {
  return response.status === 204 ? null : ((await response.json()) as Answer)
}

/** A failed call is tried three times again, with growing pauses (decision 11). */
export const retrying = {
  retry: (failures: number, error: Error): boolean => failures < retryPauses.length && !isFinal(error),
  retryDelay: (failures: number): number => retryPauses[failures] ?? 0,
} as const
