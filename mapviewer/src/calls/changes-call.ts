import { mapLayers } from '@datacentre/catalogue/geography/map-layers'
import type { LayerId } from '@datacentre/catalogue/grammar/identity'
import type { ChangeTold, VersionTold } from '@datacentre/catalogue/wire/lists/changes'
import { useDatasetVersion, useInstallation } from '@datacentre/client/installation/installation'
import { useSpoken } from '@datacentre/ui/speech'
import { useInfiniteQuery } from '@tanstack/react-query'
import { fetchPageData, type PageQuery } from './page-data.ts'

/** Changes in one call, and the calls that are made before the visitor is asked whether to go on. */
const PAGE = 500
const PAGES_AT_ONCE = 4

/** Some changes of a table between two versions, which one call tells. */
type ChangesPage = {
  readonly layer: LayerId
  readonly version: VersionTold
  readonly from: number
  readonly offset: number
  /** How many it has. */
  readonly count: number
}

export type ChangesRead = ChangesPage & { readonly changes: readonly ChangeTold[] }

/** Every page of changes on the map between the versions that are kept, the newest version first. */
const pagesOf = (versions: readonly VersionTold[]): readonly ChangesPage[] =>
  versions.flatMap((version) =>
    mapLayers.flatMap(({ id: layer }): readonly ChangesPage[] => {
      const { before: from } = version
      const counts = version.tables.find(({ table }) => table === layer)?.changes ?? null
      if (from === null || counts === null) return []
      const total = counts.added + counts.removed + counts.changed
      return Array.from({ length: Math.ceil(total / PAGE) }, (_, at) => ({
        layer,
        version,
        from,
        offset: at * PAGE,
        count: Math.min(PAGE, total - at * PAGE),
      }))
    }),
  )

/** What one turn of reading gave, and what is left to read. */
type Turn = { readonly read: readonly ChangesRead[]; readonly left: readonly ChangesPage[] }

/**
 * What changed in the whole country between the versions that are kept, a few pages at a time. Nothing is said of where the
 * visitor looks: what lies there is found here.
 */
export function useNationalChanges() {
  const dataset = useDatasetVersion()
  const { datacentre } = useInstallation().config
  const { language } = useSpoken()
  return useInfiniteQuery({
    queryKey: ['national-changes', dataset, language],
    initialPageParam: null as readonly ChangesPage[] | null,
    queryFn: async ({ pageParam, signal }): Promise<Turn> => {
      const ask = <Told>(page: string, query: PageQuery): Promise<Told> =>
        fetchPageData(`${datacentre}${page}`, { query: { ...query, lang: language }, signal })
      const pages =
        pageParam ?? pagesOf((await ask<{ versions: readonly VersionTold[] }>('/changes', {})).versions)
      const read: ChangesRead[] = []
      for (const page of pages.slice(0, PAGES_AT_ONCE)) {
        const { layer, version, from, offset } = page
        const { changes } = await ask<{ changes: readonly ChangeTold[] }>(`/changes/${layer}`, {
          from,
          to: version.version,
          limit: PAGE,
          offset,
        })
        read.push({ ...page, changes })
      }
      return { read, left: pages.slice(PAGES_AT_ONCE) }
    },
    getNextPageParam: ({ left }) => (left.length === 0 ? undefined : left),
    gcTime: Infinity,
  })
}
