import type { Unit } from '../codes/production.ts'
import type { Written } from './amount.ts'
import { SPOKEN_PER_UNIT } from './amount-in-sentence.ts'

const scales = [
  { from: 1e9, text: 'amount.billion' },
  { from: 1e6, text: 'amount.million' },
  { from: 1e4, divided: 1e3, text: 'amount.thousand' },
] as const

/** How amounts beside each other are written, so that they can be compared: all in millions, or all in billions. */
export type Scale = {
  /** 'miljard Nm³'. */
  readonly unit: string
  /** '9,7': at most four digits that mean something. */
  readonly show: (value: number) => string
}

const DIGITS = 4

/** The scale of amounts up to the largest of them. */
export function scaleFor(largest: number, unit: Unit, { say, language }: Written): Scale {
  const spoken = SPOKEN_PER_UNIT[unit]
  const scale = scales.find(({ from }) => Math.abs(largest) * spoken >= from)
  const divisor = scale === undefined ? 1 : 'divided' in scale ? scale.divided : scale.from
  const digits = new Intl.NumberFormat(language, { maximumSignificantDigits: DIGITS })
  const word = scale === undefined ? '' : `${say(scale.text, { amount: '' }).trim()} `
  return {
    unit: `${word}${say(`unitInSentence.${unit}`)}`,
    show: (value) => digits.format((value * spoken) / divisor),
  }
}
