import { type Borehole, boreholes as register } from '@datacentre/catalogue'
import type { Bar } from './bar-chart.ts'

/** How many cells of each column of the boreholes are empty, in per cent. */
export const emptyColumns = (boreholes: readonly Borehole[]): readonly Bar[] =>
  register.columns.map(({ key }) => ({
    label: key,
    value: round((100 * boreholes.filter((row) => row[key] === null).length) / Math.max(1, boreholes.length)),
  }))

const round = (value: number): number => Math.round(value * 10) / 10
