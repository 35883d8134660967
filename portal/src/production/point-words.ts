import type { Unit } from '@datacentre/catalogue/codes/production'
import { amountInUnit, showAmount } from '@datacentre/catalogue/production/amount'
import type { Spoken } from '@datacentre/ui/speech'

/** '1.234 × 1000 Nm³', or that there is no value. */
export function amountInWords(value: number | null, unit: Unit, { say, language }: Spoken): string {
  return value === null ? say('value.missing') : amountInUnit(value, unit, { say, language })
}

type Told = {
  readonly times: readonly string[]
  readonly values: readonly (number | null)[]
  readonly unit: Unit
}

/** What each point of a chart says: 'september 2026: 1.234 × 1000 Nm³'. */
export const pointsInWords = ({ times, values, unit }: Told, spoken: Spoken): string[] =>
  times.map((time, at) =>
    spoken.say('chart.point', { time, value: amountInWords(values[at] ?? null, unit, spoken) }),
  )

type Part = { readonly name: string; readonly values: readonly (number | null)[] }

/** The same with what each band adds: 'september 2026: 1.234 × 1000 Nm³; Oosterveen 300; De 12 andere 934'. */
export function stackedPointsInWords(
  told: Told & { readonly bands: readonly Part[] },
  spoken: Spoken,
): string[] {
  const { bands } = told
  const points = pointsInWords(told, spoken)
  if (bands.length < 2) return points
  const { say, language } = spoken
  return points.map((point, at) => {
    const parts = bands.flatMap(({ name, values }) => {
      const value = values[at] ?? null
      return value === null ? [] : [say('chart.part', { name, value: showAmount(value, language) })]
    })
    return [point, ...parts].join('; ')
  })
}
