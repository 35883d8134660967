import type { Unit } from '../codes/production.ts'
import { keptTogether, type Written } from './amount.ts'
import { scaleFor } from './scaled-amount.ts'

/** '214,3 miljoen Nm³', '1,026 miljard Nm³', '234,4 duizend Sm³': an amount as charts write it, kept together on a line. */
export function amountInSentence(value: number, unit: Unit, written: Written): string {
  const scale = scaleFor(value, unit, written)
  return keptTogether(`${scale.show(value)} ${scale.unit}`)
}
