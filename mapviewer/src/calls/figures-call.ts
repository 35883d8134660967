import type { AnyRow } from '@datacentre/catalogue/grammar/column'
import { productionScreens, type ProductionScreen } from '@datacentre/catalogue/production/index'
import { seriesQuestion } from '@datacentre/catalogue/wire/bodies/question'
import type { ReportedFigures } from '@datacentre/catalogue/wire/map-calls'
import { askFigures } from '@datacentre/client/calls/ask'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'

export function screenOf({ screen }: ReportedFigures): ProductionScreen {
  const found = productionScreens.find(({ id }) => id === screen)
  if (found === undefined) throw new Error(`there is no production screen ${screen}`)
  return found
}

/** The figures of one object. */
export const useFigures = (figures: ReportedFigures): UseQueryResult<readonly AnyRow[]> =>
  useQuery({
    queryKey: ['figures', figures],
    queryFn: ({ signal }) => {
      const screen = screenOf(figures)
      return askFigures(screen, seriesQuestion(screen, figures), signal)
    },
  })
