import type { FigureOf } from '@datacentre/catalogue/production/figure'
import { orderFigures } from '@datacentre/catalogue/production/selecting/order'
import type { ProductionScreen } from '@datacentre/catalogue/production/screen'
import type { FigureQuery } from '@datacentre/catalogue/wire/bodies/figure-schema'
import { askFigures } from '@datacentre/client/calls/ask'
import { useSpoken } from '@datacentre/ui/speech'
import { keepPreviousData, queryOptions, useQuery, type UseQueryResult } from '@tanstack/react-query'

/** How figures are asked for, by itself once for each question. */
export function figureCall<Screen extends ProductionScreen>(
  screen: Screen,
  question: FigureQuery,
  language: string,
) {
  return queryOptions({
    queryKey: [screen.rest.list.path, question] as const,
    queryFn: async ({ signal }): Promise<readonly FigureOf<Screen>[]> =>
      orderFigures(screen, await askFigures(screen, question, signal), language),
  })
}

/**
 * The figures of a screen. Another question is always put to the server (S4), also one that was answered before: that
 * answer is shown meanwhile. Else those of the question before stay until the new ones come, so that nothing jumps.
 */
export function useFigures<Screen extends ProductionScreen, Shown>(
  screen: Screen,
  question: FigureQuery,
  /** What is made of the rows; the same function for as long as it makes the same. */
  select: (rows: readonly FigureOf<Screen>[]) => readonly Shown[],
): UseQueryResult<readonly Shown[]> {
  const { language } = useSpoken()
  return useQuery({
    ...figureCall(screen, question, language),
    staleTime: 0,
    placeholderData: keepPreviousData,
    select,
  })
}

/** Makes nothing of the rows. */
export const asReported = <Row>(rows: readonly Row[]): readonly Row[] => rows
