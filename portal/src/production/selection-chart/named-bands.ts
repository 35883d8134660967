import { bandLook } from '@datacentre/catalogue/production/series/band-looks'
import { groupText } from '@datacentre/catalogue/production/series/grouped'
import type { Grouping } from '@datacentre/catalogue/production/series/picture'
import type { ProductionScreen } from '@datacentre/catalogue/production/screen'
import { subjectsOf } from '@datacentre/catalogue/production/series/installations'
import type { SelectionSeries } from '@datacentre/catalogue/production/series/selection-series'
import type { ChartBand } from '@datacentre/ui/chart/chart'
import type { Spoken } from '@datacentre/ui/speech'

/** A band of a chart with what a visitor reads about it. */
export type NamedBand = ChartBand & {
  readonly name: string
  readonly total: number | null
  /** Null for all the others together, and for what is no subject. */
  readonly subjectKey: string | null
  /** What the amounts are grouped by here names a company, which has a page. */
  readonly isCompany: boolean
}

type Named = {
  readonly screen: Pick<ProductionScreen, 'id' | 'style' | 'subject'>
  readonly by: Grouping
  readonly spoken: Pick<Spoken, 'say' | 'speech'>
}

/** The bands of a selection with their names and looks. */
export function namedBands(series: SelectionSeries, { screen, by, spoken }: Named): NamedBand[] {
  const { say, speech } = spoken
  const count = series.others
  const others =
    by === 'operator' || by === 'province'
      ? say(by === 'operator' ? 'picture.otherOperators' : 'picture.otherProvinces', { count })
      : say(`production.${subjectsOf(screen)}.others`, { count })
  const nameOf = (name: string): string => {
    const text = groupText(by, name)
    if (text !== null) return say(text)
    return by === 'location' ? speech.code('landSea', name) : name
  }
  return series.bands.map(({ subject, values, total }, place) => ({
    id: `band-${place}`,
    ...bandLook(subject === null ? null : place, screen.style),
    name: subject === null ? others : nameOf(subject.name),
    subjectKey: by === 'subject' ? (subject?.key ?? null) : null,
    isCompany: by === 'operator' && subject !== null && groupText(by, subject.name) === null,
    values,
    total,
  }))
}

/** A year that is not whole is lighter, and hatched, whatever it is divided into: no bar to measure the others by. */
export function withPartialYear(bands: readonly ChartBand[], partialAt: number): readonly ChartBand[] {
  if (partialAt < 0) return bands
  const keep = (isPartial: boolean) => (value: number | null, at: number) =>
    (at === partialAt) === isPartial ? value : null
  return [
    ...bands.map((band) => ({ ...band, values: band.values.map(keep(false)) })),
    ...bands.map((band) => ({
      ...band,
      id: `${band.id}-partial`,
      pattern: 'partial' as const,
      values: band.values.map(keep(true)),
    })),
  ]
}
