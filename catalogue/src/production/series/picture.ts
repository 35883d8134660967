import { withParameter, type Criteria } from '../../grammar/parameter.ts'
import type { YearRange } from '../../time/years.ts'

/** What a bar of the chart of a selection holds: a month, a year, or everything up to a month. */
export const chartSteps = ['month', 'year', 'cumulative'] as const
export type ChartStep = (typeof chartSteps)[number]

/** What its bars are divided by. */
export const groupings = ['subject', 'operator', 'location', 'province', 'none'] as const
export type Grouping = (typeof groupings)[number]

/** What cards are ordered by; the change is that of their year to the one before. */
export const cardOrders = ['name', 'amount', 'change'] as const
export type CardOrder = (typeof cardOrders)[number]

export const USUAL_GROUPING: Grouping = 'subject'
export const USUAL_ORDER: CardOrder = 'name'

/** From so many years on, months are too many to see anything in. */
const YEARS_FROM = 3

/** What a chart of these years shows unless the visitor chooses. */
export const usualStep = ({ yearStart, yearEnd }: YearRange): ChartStep =>
  yearEnd - yearStart + 1 >= YEARS_FROM ? 'year' : 'month'

/** How a visitor looks at a selection; what is absent is as usual. */
export type Picture = {
  readonly step?: ChartStep
  readonly by?: Grouping
  readonly order?: CardOrder
}

const among = <Code extends string>(codes: readonly Code[], code: string | undefined): code is Code =>
  (codes as readonly (string | undefined)[]).includes(code)

/** The part of criteria that is about the picture; what is not allowed, or as usual, is left out. */
export function pictureOf(
  { step, by, order }: Criteria,
  years: YearRange,
  can: readonly Grouping[],
): Picture {
  return {
    ...(among(chartSteps, step) && step !== usualStep(years) && { step }),
    ...(among(can, by) && by !== USUAL_GROUPING && { by }),
    ...(among(cardOrders, order) && order !== USUAL_ORDER && { order }),
  }
}

/** Criteria without a division that the figures do not have: it is ignored, as any value that is not allowed (D4). */
export const withinGroupings = (criteria: Criteria, can: readonly Grouping[]): Criteria =>
  among(can, criteria.by) ? criteria : withParameter(criteria, 'by', undefined)

/**
 * What was asked, divided as the screen opens where nothing was: an address that asks anything and names no division is
 * divided by subject, as it always was.
 */
export const withOpening = (criteria: Criteria, by: Grouping): Criteria =>
  Object.keys(criteria).length === 0 ? { by } : criteria

export const stepOf = ({ step, ...years }: Picture & YearRange): ChartStep => step ?? usualStep(years)
