import type { Unit } from '../codes/production.ts'
import { amountInSentence } from './amount-in-sentence.ts'
import type { Written } from './amount.ts'

type Told = {
  /** With what they came to in the whole period; null where nothing was reported. */
  readonly subjects: readonly { readonly name: string; readonly total: number | null }[]
  /** What they are called in the texts: 'field', 'well'. */
  readonly called: 'well' | 'field' | 'facility' | 'geothermal' | 'installation' | 'licence'
  /** The period, in words. */
  readonly years: string
  /** Of what the totals are, in words: 'Gasproductie'. */
  readonly what: string
  readonly unit: Unit
  readonly written: Written
}

/** What the lines of a comparison say: who has the most, who the least, and of whom nothing is known. */
export function comparedSentence({ subjects, called, years, what, unit, written }: Told): string {
  const { say } = written
  const known = subjects
    .flatMap(({ name, total }) => (total === null ? [] : [{ name, total }]))
    .toSorted((a, b) => b.total - a.total)
  const missing = subjects.filter(({ total }) => total === null).map(({ name }) => name)
  const [most] = known
  const least = known.length > 1 ? known.at(-1) : undefined
  const amount = (total: number): string => amountInSentence(total, unit, written)
  const sentences = []
  if (most !== undefined && least === undefined)
    sentences.push(say('compared.one', { name: most.name, what, years, amount: amount(most.total) }))
  if (most !== undefined && least !== undefined)
    sentences.push(
      say('compared.most', {
        subjects: say(`production.${called}.counted`, { count: subjects.length }),
        what: what.charAt(0).toLowerCase() + what.slice(1),
        years,
        name: most.name,
        amount: amount(most.total),
        least: least.name,
        lowest: amount(least.total),
      }),
    )
  if (missing.length > 0) sentences.push(say('compared.missing', { names: missing.join(', '), years }))
  return sentences.join(' ')
}
