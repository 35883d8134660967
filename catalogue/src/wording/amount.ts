import type { Unit } from '../codes/production.ts'
import type { Say } from '../texts/speak-from.ts'
import { writeNumber } from '../numbers/written-number.ts'

const formats = new Map<Intl.NumberFormatOptions, Map<string, Intl.NumberFormat>>()

/** Making a format costs more than using it, and a page has thousands of amounts. */
export function formatOf(language: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const byLanguage = formats.get(options) ?? new Map<string, Intl.NumberFormat>()
  const format = byLanguage.get(language) ?? new Intl.NumberFormat(language, options)
  formats.set(options, byLanguage.set(language, format))
  return format
}

/** As many decimals as were reported and no more: zeros behind them would tell of a precision that nobody measured. */
const REPORTED = { least: 0, most: 6 } as const
const PLAIN = { ...REPORTED, groups: false } as const
const SHARE = { style: 'percent', maximumSignificantDigits: 2 } as const
const NEARLY_ALL = { style: 'percent', maximumFractionDigits: 1 } as const

/** A figure as a visitor reads it: in the notation of the language, with the decimals that were reported. */
export const showAmount = (value: number, language: string): string => writeNumber(value, language, REPORTED)

export type Written = { readonly say: Say; readonly language: string }

/** Words that stay on one line. */
export const keptTogether = (words: string): string => words.replaceAll(' ', '\u00a0')

/** '1000 Nm³' within a title or a head, kept together on a line. */
export const unitInHead = (unit: Unit, say: Say): string => keptTogether(say(`unit.${unit}`))

/**
 * 'thousand Nm³', 'litre' or 'litres': what stands behind a number. A unit that begins with a number is written in words
 * there: '193,933 1000 Nm³' reads as one number.
 */
export const unitBehind = (value: number, unit: Unit, { say }: Pick<Written, 'say'>): string =>
  say(`unitBeside.${unit}`, { count: value })

/** '1.234 duizend Nm³', kept together on a line. */
export const amountInUnit = (value: number, unit: Unit, written: Written): string =>
  `${showAmount(value, written.language)}\u00a0${unitBehind(value, unit, written)}`

/** The least that is told of a share. */
const LEAST_SHARE = 0.001

/** `12%`, `3,1%`: two digits say enough. Only all is `100%`, and only nothing is `0%`. */
export function showShare(share: number, language: string): string {
  const format = formatOf(language, SHARE)
  const size = Math.abs(share)
  if (size > 0 && size < LEAST_SHARE / 2) return `<${format.format(LEAST_SHARE)}`
  if (size < 1 && size >= 0.995)
    return size >= 0.9995
      ? `>${formatOf(language, NEARLY_ALL).format(0.999)}`
      : formatOf(language, NEARLY_ALL).format(share)
  return format.format(share)
}

/** The same for a spreadsheet, which takes digits in groups for text. */
export const plainAmount = (value: number, language: string): string => writeNumber(value, language, PLAIN)
