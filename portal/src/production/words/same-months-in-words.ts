import type { Unit } from '@datacentre/catalogue/codes/production'
import type { Written } from '@datacentre/catalogue/wording/amount'
import type { History } from '@datacentre/catalogue/production/series/history'
import type { FigureSpan } from '@datacentre/catalogue/production/series/figure-span'
import { yearInWords } from '@datacentre/catalogue/wording/figure-times'
import { sameMonths } from '@datacentre/catalogue/production/series/same-months'
import { amountInWords } from './point-words.ts'

type Told = { readonly span: FigureSpan; readonly unit: Unit; readonly written: Written }

/**
 * '2026 t/m sep: 1.234 duizend Nm³. In dezelfde maanden van 2025: 1.300 duizend Nm³.' Null where the year is whole, or where
 * one of the two has nothing to compare.
 */
export function sameMonthsInWords(history: History, { span, unit, written }: Told): string | null {
  const same = sameMonths(history, span.until)
  if (same === null || same.now === null || same.before === null) return null
  const { say } = written
  return say('year.sameMonths', {
    year: yearInWords(same.year, { span, say }),
    now: amountInWords(same.now, unit, written),
    yearBefore: yearInWords(same.year - 1, { span, say }),
    before: amountInWords(same.before, unit, written),
  })
}
