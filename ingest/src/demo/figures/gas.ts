import type { Country } from '../country.ts'
import type { DemoField } from '../registers/fields/field-model.ts'
import { yearsOf } from '../timeline.ts'
import { type GasGroup, nationalGas } from './national-gas.ts'
import { type Producer, producesGas } from './producers.ts'
import { emptyMonths } from './series.ts'

/** A month in which a well gave no report, and one in which it was shut in. */
const NO_REPORT = 0.006
const SHUT_IN = 0.03

const groupOf = ({ special }: DemoField): GasGroup => (special === 'giant gas' ? 'giant' : 'small')

/** How strong a well is in each of its months: a declining share of its field, shut in now and then. */
function strengths({ hole, field, first, last, shared }: Producer, { random }: Country): Float64Array {
  const chance = random('gas strength', hole.nr)
  const size =
    field.km2 ** 1.1 *
    random('field strength', field.nr).logNormal(1, 0.6) *
    (field.mineral === 'G' ? 1 : 0.5)
  const decline = chance.between(0.05, 0.15) / 12
  const start = (size / shared ** 0.7) * chance.logNormal(1, 0.4)
  // A well that began before 2003 has already declined.
  const before = Math.max(0, (2003 - yearsOf(hole.startDay ?? 0)) * 12)
  const months = emptyMonths(last)
  for (let month = first; month < last; month++) {
    if (chance.chance(NO_REPORT)) continue
    const strength =
      start * Math.exp(-decline * (month - first + Math.min(before, 120))) * chance.between(0.85, 1.1)
    months[month] = chance.chance(SHUT_IN) ? 0 : strength
  }
  return months
}

/** Tells what gas a well produced, in 1000 Nm³: the wells together make the national figures. */
export type GasOf = (producer: Producer) => Float64Array

export function gasDivision(producers: Iterable<Producer>, country: Country): GasOf {
  const sums = {
    giant: new Float64Array(country.timeline.months),
    small: new Float64Array(country.timeline.months),
  }
  for (const producer of producers) {
    if (!producesGas(producer)) continue
    const sum = sums[groupOf(producer.field)]
    strengths(producer, country).forEach((strength, month) => {
      if (strength > 0) sum[month] = (sum[month] ?? 0) + strength
    })
  }
  return (producer) => {
    const group = groupOf(producer.field)
    return strengths(producer, country).map((strength, month) => {
      const sum = sums[group][month] ?? 0
      return strength > 0 ? Math.round((nationalGas(group, month) * strength) / sum) : strength
    })
  }
}
