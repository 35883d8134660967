import type { Product } from '@datacentre/catalogue/codes/production'
import type { YearlyFigure } from '@datacentre/catalogue/production/figure'
import { fieldProduction } from '@datacentre/catalogue/production/index'
import { figureSpan } from '@datacentre/catalogue/production/series/figure-span'
import { yearOfMonth } from '@datacentre/catalogue/production/series/month-number'
import type { YearRange } from '@datacentre/catalogue/time/years'
import { nationalProductionQuestion } from '@datacentre/catalogue/wire/bodies/question'
import { askFigures } from '@datacentre/client/calls/ask'
import { useDatasetVersion, useInstallation } from '@datacentre/client/installation/installation'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'

const producible = Object.entries(fieldProduction.productionTypes)
  .filter(([, types]) => (types as readonly string[]).includes('Produced'))
  // The keys of the declaration are products.
  .map(([product]) => product as Product)

/** The last year that has figures, and the one before; null where the dataset has none. */
export function useLatestYears(): YearRange | null {
  const { until } = figureSpan(useInstallation().config.dataset ?? null)
  return until === null ? null : { yearStart: yearOfMonth(until) - 1, yearEnd: yearOfMonth(until) }
}

/** What every field of the country produced lately. Asked for whole, so that it tells nobody which fields are looked at. */
export function useNationalProduction(years: YearRange | null): UseQueryResult<readonly YearlyFigure[]> {
  const version = useDatasetVersion()
  return useQuery({
    queryKey: ['national-production', version, years],
    queryFn: async ({ signal }) => {
      if (years === null) return []
      const questions = producible.map((product) => nationalProductionQuestion(product, years))
      const answers = await Promise.all(
        questions.map((question) => askFigures(fieldProduction, question, signal)),
      )
      return answers.flat()
    },
    gcTime: Infinity,
  })
}
