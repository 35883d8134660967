import { FIRST_YEAR } from '../timeline.ts'

/** Billion Nm³ a year; between the years a straight line, after the last a fall of 7 % a year. */
type Curve = readonly (readonly [year: number, billion: number])[]

/**
 * National gas falls from about 70 to about 9 billion Nm³ a year (D24). The giant is phased out from 2014 to 2024;
 * the small fields run down. Gas from storages and oil fields comes on top, about 1 billion.
 */
const curves = {
  giant: [
    [2003, 28],
    [2013, 26.5],
    [2014, 24],
    [2016, 19],
    [2018, 14.5],
    [2020, 7.5],
    [2022, 4],
    [2024, 0.5],
  ],
  small: [
    [2003, 41],
    [2008, 36],
    [2013, 28.5],
    [2018, 17],
    [2023, 9.6],
    [2025, 7.9],
  ],
} as const satisfies Record<string, Curve>

export type GasGroup = keyof typeof curves

const YEARLY_FALL = 0.93

function billionIn(year: number, curve: Curve): number {
  const after = curve.findIndex(([at]) => at >= year)
  const [first] = curve
  const last = curve.at(-1)
  if (!first || !last) return 0
  if (after === -1) return last[1] * YEARLY_FALL ** (year - last[0])
  const [nextYear, next] = curve[after] ?? last
  const [beforeYear, before] = curve[after - 1] ?? first
  return nextYear === beforeYear
    ? next
    : before + ((next - before) * (year - beforeYear)) / (nextYear - beforeYear)
}

/** The share of a year's gas in each month, January first: the giant follows the cold, small fields run as they can. */
const seasons = {
  giant: [0.128, 0.118, 0.108, 0.082, 0.058, 0.044, 0.04, 0.042, 0.055, 0.085, 0.11, 0.13],
  small: [0.091, 0.084, 0.09, 0.084, 0.081, 0.075, 0.078, 0.077, 0.076, 0.086, 0.088, 0.09],
} as const satisfies Record<GasGroup, readonly number[]>

/** 1000 Nm³ (thousandths of a million, as reported) that a group produces in a month counted from January 2003. */
export function nationalGas(group: GasGroup, month: number): number {
  const year = FIRST_YEAR + Math.floor(month / 12)
  const share = seasons[group][month % 12] ?? 1 / 12
  return billionIn(year, curves[group]) * 1e6 * share
}
