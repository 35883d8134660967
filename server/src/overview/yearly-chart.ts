import type { Unit } from '@datacentre/catalogue/codes/production'
import { isPartialYear, type FigureSpan } from '@datacentre/catalogue/production/series/figure-span'
import { placeInYear } from '@datacentre/catalogue/production/series/month-number'
import type { SteppedSeries } from '@datacentre/catalogue/production/series/stepped'
import { speak, type Language } from '@datacentre/catalogue/texts/index'
import { provisionalNote, yearInWords } from '@datacentre/catalogue/wording/figure-times'
import { monthKeys } from '@datacentre/catalogue/wording/long-dates'
import type { OverviewChart } from './chart.ts'
import { wordsIn } from './words.ts'

type Yearly = {
  readonly series: Pick<SteppedSeries, 'from' | 'totals'>
  readonly unit: Unit
  readonly span: FigureSpan
  readonly language: Language
}

/** What every chart of figures by year has: a label for each year, its unit, which year is not whole and what is provisional. */
export function byYear({ series: { from, totals }, unit, span, language }: Yearly) {
  const say = speak(language)
  const partialAt = totals.findIndex((_, at) => isPartialYear(from + at, span.until))
  const years = { yearStart: from, yearEnd: from + totals.length - 1 }
  return {
    rule: null,
    shape: 'years',
    labelHead: say('history.year'),
    labels: totals.map((_, at) => yearInWords(from + at, { span, say })),
    unit,
    inUnit: say(`unit.${unit}`),
    partialAt,
    partialNote:
      partialAt < 0 || span.until === null
        ? null
        : wordsIn(language)('partial', {
            year: from + partialAt,
            until: say(`calendar.longMonthNames.${monthKeys[placeInYear(span.until)] ?? 'Dec'}`),
          }),
    provisional: provisionalNote(years, { span, say }),
  } as const satisfies Partial<OverviewChart>
}
