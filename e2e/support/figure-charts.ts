import type { AnyRow } from '@datacentre/catalogue/grammar/column'
import { months, type Month } from '@datacentre/catalogue/production/series/months'
import { expect, type Locator } from '@playwright/test'

const add = (rows: readonly AnyRow[], month: Month, change = (value: number) => value): number | null => {
  const known = rows.map((row) => row[month]).filter((value) => typeof value === 'number')
  return known.length === 0 ? null : known.reduce((sum, value) => sum + change(value), 0)
}

/** The total of each month of some years, null where nobody reported. */
export const monthTotals = (
  rows: readonly AnyRow[],
  years: readonly number[],
  change?: (value: number) => number,
): (number | null)[] =>
  years.flatMap((year) =>
    months.map((month) =>
      add(
        rows.filter((row) => row['year'] === year),
        month,
        change,
      ),
    ),
  )

export const sumOf = (rows: readonly AnyRow[]): number =>
  rows.reduce((sum, row) => sum + Number(row['total']), 0)

/** The rows of the five largest fields, the largest first, and those of all others. */
export function byLargest(rows: readonly AnyRow[]): { largest: AnyRow[][]; others: AnyRow[][] } {
  const subjects = [...new Set(rows.map((row) => row['fieldDbk']))]
    .map((subject) => rows.filter((row) => row['fieldDbk'] === subject))
    .toSorted((a, b) => sumOf(b) - sumOf(a))
  return { largest: subjects.slice(0, 5), others: subjects.slice(5) }
}

/** The numbers of a table, row by row, without its heads; null for a dash. */
export const readTable = (table: Locator): Promise<(number | null)[][]> =>
  table.locator('tbody tr').evaluateAll((rows) =>
    rows.map((row) =>
      [...row.querySelectorAll('td')].map((cell) => {
        const value = cell.querySelector('data')?.getAttribute('value')
        return value === null || value === undefined ? null : Number(value)
      }),
    ),
  )

/** What the points of a chart say; the chart is drawn after its code has come. */
export async function readPoints(place: Locator): Promise<string[]> {
  const points = place.locator('.chart-points rect')
  await expect(points.first()).toBeAttached()
  return points.evaluateAll((all) =>
    all.map((point) => (point.getAttribute('aria-label') ?? '').replaceAll('\u00a0', ' ')),
  )
}

/** The scale of a chart as its axis says it. */
type Scale = {
  /** The words at the top of the axis. */
  readonly unit: string
  /** The height of nothing, in pixels from above. */
  readonly zero: number
  readonly pixelsPerUnit: number
  /** Where each place on the horizontal axis begins, and how wide it is. */
  readonly left: number
  readonly step: number
}

/** A number on an axis: whole, or with decimals behind the sign that no groups of three stand behind. */
const number = (text: string): number => {
  const [, whole = '', decimals = ''] = /^([\d.,]*?)(?:[.,](\d{1,2}))?$/.exec(text) ?? []
  return Number(`${whole.replaceAll(/\D/g, '')}.${decimals}`)
}

const multiples = { duizend: 1e3, thousand: 1e3, miljoen: 1e6, million: 1e6, miljard: 1e9, billion: 1e9 }

/** How many of the unit of the figures go into one on the axis; gas is reported by the thousand. */
function perTick(unit: string, reported: number): number {
  const [word = ''] = unit.split(' ')
  return (word in multiples ? multiples[word as keyof typeof multiples] : 1) / reported
}

const axisOf = (place: Locator): Locator => place.locator('.chart svg > g[aria-hidden="true"]')

const unitOnAxis = (place: Locator): Locator => axisOf(place).locator('> text').first()

/** Reads the labels of the vertical axis and where they stand. */
export async function readScale(place: Locator, reported = 1000): Promise<Scale> {
  const axis = axisOf(place)
  const unit = (await unitOnAxis(place).textContent()) ?? ''
  const ticks = await axis
    .locator('text[text-anchor="end"]')
    .evaluateAll((all) =>
      all.map((tick) => ({ label: tick.textContent ?? '', y: Number(tick.getAttribute('y')) })),
    )
  const [lowest, highest] = [ticks[0], ticks.at(-1)]
  if (lowest === undefined || highest === undefined) throw new Error('The chart has no axis')
  expect(number(lowest.label)).toBe(0)
  const first = place.locator('.chart-points rect').first()
  return {
    unit,
    zero: lowest.y,
    pixelsPerUnit: (lowest.y - highest.y) / (number(highest.label) * perTick(unit, reported)),
    left: Number(await first.getAttribute('x')),
    step: Number(await first.getAttribute('width')),
  }
}

type Bar = { readonly at: number; readonly bottom: number; readonly top: number }

/** The bars of one band that stand apart, each with its place on the axis. */
function barsIn(path: string, { left, step }: Scale): Bar[] {
  return [...path.matchAll(/M([\d.]+) ([\d.]+)V([\d.]+)h[\d.]+V[\d.]+z/g)].map(([, x, bottom, top]) => ({
    at: Math.floor((Number(x) - left) / step),
    bottom: Number(bottom),
    top: Number(top),
  }))
}

/** A bar loses a pixel where the next band begins, and its ends are rounded to tenths. */
const SEAM = 1.11
const ROUNDING = 0.11

type Stacked = { readonly values: readonly (number | null)[]; readonly below: readonly number[] }

/** Every bar of a band begins and ends where the axis says, on top of what lies below it. */
export async function expectBand(band: Locator, scale: Scale, { values, below }: Stacked): Promise<void> {
  const bars = barsIn((await band.getAttribute('d')) ?? '', scale)
  expect(bars.map(({ at }) => at)).toEqual(
    values.flatMap((value, at) => (value === null || value === 0 ? [] : [at])),
  )
  const heightOf = (value: number): number => scale.zero - value * scale.pixelsPerUnit
  for (const { at, bottom, top } of bars) {
    const from = below[at] ?? 0
    expect(Math.abs(bottom - heightOf(from))).toBeLessThan(ROUNDING)
    expect(Math.abs(top - heightOf(from + (values[at] ?? 0)))).toBeLessThan(SEAM)
  }
}

/** The bars of the one chart in a place are as high as these values. */
export async function expectBars(place: Locator, values: readonly (number | null)[]): Promise<void> {
  const band = place.locator('.chart path[data-band="values"]')
  await expect(band).toHaveCount(1)
  await expect(place.locator('.chart-points rect')).toHaveCount(values.length)
  const scale = await readScale(place)
  // A year that is not whole, the last one, is a band of its own.
  const partial = place.locator('.chart path[data-band="partial"]')
  const isPartial = (await partial.count()) > 0
  const only = (wanted: boolean) =>
    values.map((value, at) => ((at === values.length - 1) === wanted ? value : null))
  await expectBand(band, scale, { values: isPartial ? only(false) : values, below: [] })
  if (isPartial) await expectBand(partial, scale, { values: only(true), below: [] })
}

/** The bars of the small chart of a card, as the place of the month and the height. */
const barsOfCard = (path: string): [at: number, height: number][] =>
  [...path.matchAll(/M([\d.]+) 32v-([\d.]+)h6V32z/g)].map(([, x, height]) => [
    Math.floor(Number(x) / 8),
    Number(height),
  ])

/** The bars of every card are as high as its months are to the highest of them, which fills 32 pixels. */
export async function expectYearBars(
  cards: Locator,
  rowOf: (card: { name: string; time: string }) => AnyRow,
): Promise<void> {
  const drawn = await cards.evaluateAll((all) =>
    all.map((card) => ({
      name: card.querySelector('.figure-card-name')?.textContent ?? '',
      time: card.querySelector('.figure-card-time')?.textContent ?? '',
      path: card.querySelector('.year-bars path')?.getAttribute('d') ?? '',
    })),
  )
  for (const { path, ...card } of drawn) {
    const row = rowOf(card)
    const values = months.map((month) => row[month])
    const highest = Math.max(...values.map((value) => Number(value ?? 0)))
    // Nothing is a line of one pixel, the least of something two.
    const expected = values.flatMap((value, at) =>
      typeof value === 'number' ? [[at, value === 0 ? 1 : Math.max(2, (value / highest) * 32)] as const] : [],
    )
    const bars = barsOfCard(path)
    expect(bars.map(([at]) => at)).toEqual(expected.map(([at]) => at))
    bars.forEach(([, height], place) =>
      expect(Math.abs(height - (expected[place]?.[1] ?? 0))).toBeLessThan(0.06),
    )
  }
}
