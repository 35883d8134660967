import { PLACE_PARAMETER, PLACE_PATH } from '@datacentre/catalogue/wire/place-addresses'
import type { PlacesMeant, PlaceTold } from '@datacentre/catalogue/wire/place-answer'
import { useDatasetVersion, useInstallation } from '@datacentre/client/installation/installation'
import { useSpoken } from '@datacentre/ui/speech'
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query'
import { fetchPageData, type PageQuery } from './page-data.ts'

/** A kind and a key name one place; anything else is looked for. */
const NAMED = /^(?:town|municipality|province|block)\/[^/]+$/

type Asked = {
  readonly here: string
  /** Metres around it; null for what is usual for such a place. */
  readonly distance: number | null
}

/** The page of a place, or the one that looks for it. */
const pageOf = ({ here }: Asked): string => `${PLACE_PATH}${NAMED.test(here) ? `/${here}` : ''}`

const queryOf = ({ here, distance }: Asked): PageQuery => ({
  ...(distance !== null && { distance }),
  ...(!NAMED.test(here) && { [PLACE_PARAMETER]: here }),
})

/** What lies at a place; or the places that are called so, where it is not one. */
export function usePlaceAnswer(asked: Asked, isAsked = true): UseQueryResult<PlaceTold | PlacesMeant> {
  const version = useDatasetVersion()
  const { datacentre } = useInstallation().config
  const { language } = useSpoken()
  return useQuery({
    queryKey: ['place', version, asked, language],
    queryFn: ({ signal }) =>
      fetchPageData<PlaceTold | PlacesMeant>(`${datacentre}${pageOf(asked)}`, {
        query: { ...queryOf(asked), lang: language },
        signal,
      }),
    enabled: isAsked && version !== undefined,
    placeholderData: keepPreviousData,
  })
}
