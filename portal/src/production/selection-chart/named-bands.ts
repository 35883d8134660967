import { bandLook } from '@datacentre/catalogue/production/series/band-looks'
import type { ProductionScreen } from '@datacentre/catalogue/production/screen'
import { subjectsOf } from '@datacentre/catalogue/production/series/installations'
import type { SelectionSeries } from '@datacentre/catalogue/production/series/selection-series'
import type { Say } from '@datacentre/catalogue/texts/speak-from'
import type { ChartBand } from '@datacentre/ui/chart/chart'

/** A band of a chart with what a visitor reads about it. */
export type NamedBand = ChartBand & {
  readonly name: string
  readonly total: number | null
  /** Null for all the others together. */
  readonly subjectKey: string | null
}

/** The bands of a selection with their names and looks. */
export function namedBands(
  series: SelectionSeries,
  screen: Pick<ProductionScreen, 'id' | 'style' | 'subject'>,
  say: Say,
): NamedBand[] {
  const { style } = screen
  return series.bands.map(({ subject, values, total }, place) => ({
    id: `band-${place}`,
    ...bandLook(subject === null ? null : place, style),
    name: subject?.name ?? say(`production.${subjectsOf(screen)}.others`, { count: series.others }),
    subjectKey: subject?.key ?? null,
    values,
    total,
  }))
}
