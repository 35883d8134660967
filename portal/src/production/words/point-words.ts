import type { Unit } from '@datacentre/catalogue/codes/production'
import { amountInUnit, showAmount, type Written } from '@datacentre/catalogue/wording/amount'

/** '1.234 duizend Nm³', or that there is no value. */
export const amountInWords = (value: number | null, unit: Unit, written: Written): string =>
  value === null ? written.say('value.missing') : amountInUnit(value, unit, written)

type Told = {
  readonly times: readonly string[]
  readonly values: readonly (number | null)[]
  readonly unit: Unit
}

/** What a point of a chart says: 'september 2026: 1.234 duizend Nm³'. */
export const pointInWords = ({ times, values, unit }: Told, at: number, written: Written): string =>
  written.say('chart.point', {
    time: times[at] ?? '',
    value: amountInWords(values[at] ?? null, unit, written),
  })

type Part = { readonly name: string; readonly values: readonly (number | null)[] }

/** The same with what each band adds: 'september 2026: 1.234 duizend Nm³; Oosterveen 300; 12 andere velden 934'. */
export function stackedPointInWords(
  told: Told & { readonly bands: readonly Part[] },
  at: number,
  written: Written,
): string {
  const { bands } = told
  const point = pointInWords(told, at, written)
  if (bands.length < 2) return point
  const { say, language } = written
  const parts = bands.flatMap(({ name, values }) => {
    const value = values[at] ?? null
    return value === null ? [] : [say('chart.part', { name, value: showAmount(value, language) })]
  })
  return [point, ...parts].join('; ')
}

type Compared = {
  readonly time: string
  readonly at: number
  readonly lines: readonly Part[]
  readonly unit: Unit
}

/** What the lines of a comparison say at a place: 'september 2026: Oosterveen 300 duizend Nm³; Heideburen geen waarde'. */
export const comparedPointInWords = ({ time, at, lines, unit }: Compared, written: Written): string => {
  const { say } = written
  const parts = lines.map(({ name, values }) =>
    say('chart.part', { name, value: amountInWords(values[at] ?? null, unit, written) }),
  )
  return say('chart.point', { time, value: parts.join('; ') })
}
