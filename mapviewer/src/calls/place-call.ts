import { PLACE_PARAMETER, PLACE_PATH } from '@datacentre/catalogue/wire/place-addresses'
import type { PlacesMeant, PlaceTold } from '@datacentre/catalogue/wire/place-answer'
import { NotFound } from '@datacentre/client/calls/call'
import { useDatasetVersion, useInstallation } from '@datacentre/client/installation/installation'
import { useSpoken } from '@datacentre/ui/speech'
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query'

/** A kind and a key name one place; anything else is looked for. */
const NAMED = /^(?:town|municipality|province|block)\/[^/]+$/

type Asked = {
  readonly here: string
  /** Metres around it; null for what is usual for such a place. */
  readonly distance: number | null
}

function addressOf({ here, distance }: Asked, language: string): string {
  const query = new URLSearchParams({
    f: 'json',
    lang: language,
    ...(distance !== null && { distance: String(distance) }),
    ...(!NAMED.test(here) && { [PLACE_PARAMETER]: here }),
  })
  return `${PLACE_PATH}${NAMED.test(here) ? `/${here}` : ''}?${query}`
}

async function fetchPlace(address: string, signal: AbortSignal): Promise<PlaceTold | PlacesMeant> {
  const response = await fetch(address, { signal })
  if (response.ok) return response.json()
  await response.body?.cancel()
  // A point outside the country and a place that is not there are answers: asking again does not help.
  if (response.status === 400 || response.status === 404) throw new NotFound(address)
  throw new Error(`${address} answered ${response.status}`)
}

/** What lies at a place; or the places that are called so, where it is not one. */
export function usePlaceAnswer(asked: Asked, isAsked = true): UseQueryResult<PlaceTold | PlacesMeant> {
  const version = useDatasetVersion()
  const { datacentre } = useInstallation().config
  const { language } = useSpoken()
  return useQuery({
    queryKey: ['place', version, asked, language],
    queryFn: ({ signal }) => fetchPlace(`${datacentre}${addressOf(asked, language)}`, signal),
    enabled: isAsked && version !== undefined,
    placeholderData: keepPreviousData,
  })
}
