import type { Unit } from '../codes/production.ts'
import type { Say } from '../texts/speak-from.ts'

const formats = new Map<Intl.NumberFormatOptions, Map<string, Intl.NumberFormat>>()

/** Making a format costs more than using it, and a page has thousands of amounts. */
function formatOf(language: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const byLanguage = formats.get(options) ?? new Map<string, Intl.NumberFormat>()
  const format = byLanguage.get(language) ?? new Intl.NumberFormat(language, options)
  formats.set(options, byLanguage.set(language, format))
  return format
}

const WHOLE = { maximumFractionDigits: 0 } as const
/** Reported figures have three decimals; converted ones have none. */
const FULL = { maximumFractionDigits: 6 } as const
/** Under each other, decimals only compare when all have as many. */
const ALIGNED = { minimumFractionDigits: 3, maximumFractionDigits: 6 } as const
const PLAIN = { maximumFractionDigits: 6, useGrouping: false } as const
const SHARE = { style: 'percent', maximumSignificantDigits: 2 } as const

/** A figure as a visitor reads it: a whole number in the notation of the language. */
export const showAmount = (value: number, language: string): string => formatOf(language, WHOLE).format(value)

/** The same with all its decimals. */
export const fullAmount = (value: number, language: string): string => formatOf(language, FULL).format(value)

/** The same among others, with as many decimals as each of them. */
export const alignedAmount = (value: number, language: string): string =>
  formatOf(language, ALIGNED).format(value)

export type Written = {
  readonly say: Say
  readonly language: string
  /** How the number is written, as a whole one where nothing else is asked. */
  readonly show?: (value: number, language: string) => string
}

/** '1000 Nm³' within a title or a head, kept together on a line. */
export const unitInHead = (unit: Unit, say: Say): string => say(`unit.${unit}`).replaceAll(' ', '\u00a0')

/** '× 1000 Nm³', 'litre' or 'litres': what stands behind a number as it is written. */
export const unitBehind = (value: number, unit: Unit, { say, show = showAmount }: Written): string =>
  say(`unitBeside.${unit}`, { count: show === showAmount ? Math.round(value) : value })

/** '1.234 × 1000 Nm³', kept together on a line. */
export const amountInUnit = (value: number, unit: Unit, written: Written): string => {
  const { language, show = showAmount } = written
  return `${show(value, language)}\u00a0${unitBehind(value, unit, written)}`
}

/** `12%`, `0,032%`: two digits say enough. */
export const showShare = (share: number, language: string): string => formatOf(language, SHARE).format(share)

/** The same for a spreadsheet, which takes digits in groups for text. */
export const plainAmount = (value: number, language: string): string =>
  formatOf(language, PLAIN).format(value)
