import { isProvisionalMonth, type FigureSpan } from '@datacentre/catalogue/production/series/figure-span'
import { speak, type Language } from '@datacentre/catalogue/texts/index'
import { writeMonth } from '@datacentre/catalogue/time/days'
import { firstProvisionalDay, lastMonthOfPartial } from '@datacentre/catalogue/production/series/figure-days'
import type { PropertyValue } from '../collections/properties.ts'
import type { FileColumn } from './file-table.ts'

type Told = {
  readonly span: FigureSpan
  /** What a row is: a month says whether it is provisional, a year from which month on. */
  readonly step: 'month' | 'year'
}

/** The last column of a file of figures; none where the dataset calls nothing provisional, so that its files stay as they were. */
export function provisionalColumns({ span, step }: Told, language: Language): FileColumn[] {
  if (span.provisionalFrom === null) return []
  const say = speak(language)
  const about = { meaning: null, unit: null }
  return [
    step === 'month'
      ? { key: 'provisional', type: 'flag', title: say('figureFile.provisional'), ...about }
      : { key: 'provisionalFrom', type: 'text', title: say('figureFile.provisionalFrom'), ...about },
  ]
}

/** What a month, by its number, or a year puts under it. */
export function provisionalValues({ span, step }: Told, at: number): PropertyValue[] {
  if (span.provisionalFrom === null) return []
  if (step === 'month') return [isProvisionalMonth(at, span)]
  return [yearTold(at, span).provisionalFrom]
}

const monthOrNone = (day: number | null): string | null => (day === null ? null : writeMonth(day))

/** What has to be known of a year to read its figures: to which month they go where it is not whole, and from which they are provisional. */
export const yearTold = (year: number, span: FigureSpan) => ({
  until: monthOrNone(lastMonthOfPartial(year, span.until)),
  provisionalFrom: monthOrNone(firstProvisionalDay(year, span)),
})
