import type { Unit } from '../codes/production.ts'
import type { Say } from '../texts/speak-from.ts'

type Sentence = { readonly say: Say; readonly language: string }

/** How many of what a sentence speaks of go into one of a unit: 1 (1000 Nm³) is a thousand Nm³, and 1000 kg is a tonne. */
export const SPOKEN_PER_UNIT: Readonly<Record<Unit, number>> = {
  '1000Nm3': 1000,
  '1000Sm3': 1000,
  M3: 1,
  '1000Kg': 1,
  Nm3: 1,
  Sm3: 1,
  L: 1,
}

const scales = [
  { from: 1e9, text: 'amount.billion' },
  { from: 1e6, text: 'amount.million' },
] as const

/** From here on decimals say nothing to who reads a sentence. */
const WHOLE_FROM = 100

const formats = new Map<string, Intl.NumberFormat>()

/** Making a format costs more than using it. */
function digitsOf(amount: number, language: string, options: Intl.NumberFormatOptions): string {
  const key = `${language} ${JSON.stringify(options)}`
  const format = formats.get(key) ?? new Intl.NumberFormat(language, options)
  formats.set(key, format)
  return format.format(amount)
}

/** '214 miljoen Nm³', '1,026 miljard Nm³', '234.400 Sm³': an amount as people say it, kept together on a line. */
export function amountInSentence(value: number, unit: Unit, { say, language }: Sentence): string {
  const amount = value * SPOKEN_PER_UNIT[unit]
  const scale = scales.find(({ from }) => Math.abs(amount) >= from)
  const number =
    scale === undefined
      ? digitsOf(amount, language, { maximumFractionDigits: Math.abs(amount) < WHOLE_FROM ? 3 : 0 })
      : say(scale.text, {
          amount: digitsOf(amount / scale.from, language, {
            maximumSignificantDigits: amount / scale.from < 1000 ? 3 : 4,
          }),
        })
  return `${number} ${say(`unitInSentence.${unit}`)}`.replaceAll(' ', '\u00a0')
}
