import type { AnyRow } from '@datacentre/catalogue/grammar/column'
import { productionScreens, type ProductionScreen } from '@datacentre/catalogue/production/index'
import type { ReportedFigures } from '@datacentre/catalogue/wire/map-calls'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { jsonOf, post } from './call.ts'

export function screenOf({ screen }: ReportedFigures): ProductionScreen {
  const found = productionScreens.find(({ id }) => id === screen)
  if (found === undefined) throw new Error(`there is no production screen ${screen}`)
  return found
}

/** The figures of one object. The call finds parts of names; the key tells whose rows they are. */
export const useFigures = (figures: ReportedFigures): UseQueryResult<readonly AnyRow[]> =>
  useQuery({
    queryKey: ['figures', figures],
    queryFn: async ({ signal }) => {
      const { name, key, product, production, yearStart, yearEnd } = figures
      const screen = screenOf(figures)
      const body = { name, yearStart, yearEnd, ...(product !== null && { product, production }) }
      const rows = await jsonOf<readonly AnyRow[]>(
        await post(screen.rest.list.path.slice(1), { body, signal }),
      )
      const keyColumn = screen.table?.columns[0]?.key ?? ''
      return (rows ?? []).filter((row) => String(row[keyColumn]) === String(key))
    },
  })
