import type { Unit } from '../codes/production.ts'
import { formatOf, type Written } from './amount.ts'

/** How many of what people speak of go into one of a unit: 1 (1000 Nm³) is a thousand Nm³, and 1000 kg is a tonne. */
const SPOKEN_PER_UNIT: Readonly<Record<Unit, number>> = {
  '1000Nm3': 1000,
  '1000Sm3': 1000,
  M3: 1,
  '1000Kg': 1,
  Nm3: 1,
  Sm3: 1,
  L: 1,
}

/** What has four digits before the point needs no word. */
const scales = [
  { from: 1e9, divisor: 1e9, text: 'amount.billion' },
  { from: 1e6, divisor: 1e6, text: 'amount.million' },
  { from: 1e4, divisor: 1e3, text: 'amount.thousand' },
] as const

/** How amounts beside each other are written, so that they can be compared: all in millions, or all in billions. */
export type Scale = {
  /** 'miljard Nm³'. */
  readonly unit: string
  /** '9,7': at most four digits that mean something. */
  readonly show: (value: number) => string
}

const DIGITS = 4
const MEANINGFUL = { maximumSignificantDigits: DIGITS } as const

/** As it is written: 999,960 is 1,000 thousand, and so a million. */
const rounded = (amount: number): number => Number(Math.abs(amount).toPrecision(DIGITS))

/** The scale of amounts up to the largest of them, in headings, axes and sentences alike (D28.52). */
export function scaleFor(largest: number, unit: Unit, { say, language }: Written): Scale {
  const spoken = SPOKEN_PER_UNIT[unit]
  const scale = scales.find(({ from }) => rounded(largest * spoken) >= from)
  const divisor = scale?.divisor ?? 1
  const word = scale === undefined ? '' : `${say(scale.text, { amount: '' }).trim()} `
  return {
    unit: `${word}${say(`unitInSentence.${unit}`)}`,
    show: (value) => formatOf(language, MEANINGFUL).format((value * spoken) / divisor),
  }
}
