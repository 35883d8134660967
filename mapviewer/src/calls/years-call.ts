import { layerVersion } from '@datacentre/catalogue/wire/map-addresses'
import type { MapYears } from '@datacentre/catalogue/wire/map-calls'
import { jsonOf, respond } from '@datacentre/client/calls/ask'
import { expectVersion } from '@datacentre/client/installation/expect-version'
import { useDatasetVersion } from '@datacentre/client/installation/installation'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'

/** In which years objects were there, with the first and the last year that there is anything to tell of. */
export type KnownYears = MapYears & { readonly first: number; readonly last: number }

async function fetchYears(version: string): Promise<KnownYears> {
  const response = await respond('map-years', { inPath: { version } })
  await expectVersion({ asked: version, answered: layerVersion(response.url), what: 'the years of objects' })
  const years = (await jsonOf(response)) as MapYears
  const last = Number(years.day.slice(0, 4))
  const all = Object.values(years.layers).flatMap(({ from }) => from.filter((year) => year !== null))
  return { ...years, first: all.reduce((one, other) => Math.min(one, other), last), last }
}

/** The years of all objects, fetched when the map is first set to a year and then kept. */
export function useKnownYears(isWanted: boolean): UseQueryResult<KnownYears> {
  const version = useDatasetVersion()
  return useQuery({
    queryKey: ['years', version],
    queryFn: () => fetchYears(version ?? ''),
    enabled: isWanted && version !== undefined,
  })
}
