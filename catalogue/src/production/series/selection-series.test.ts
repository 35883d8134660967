import { describe, expect, it } from 'vitest'
import { monthNumber } from './month-number.ts'
import { grouped } from './grouped.ts'
import { selectionSeries } from './selection-series.ts'
import type { Reported } from './reported.ts'

const year = { yearStart: 2025, yearEnd: 2025 }
const none = Array.from({ length: 11 }, () => null)

/** A subject that reported one value, in January 2025. */
const inJanuary = (name: string, value: number | null, key = name): Reported => ({
  key,
  name,
  from: monthNumber(2025, 0),
  values: [value, ...none],
})

const names = (reported: readonly Reported[]) =>
  selectionSeries(reported, year).bands.map(({ subject }) => subject?.name ?? null)

describe('the chart of a selection', () => {
  it('totals every month over all subjects', () => {
    const { totals, total, from } = selectionSeries([inJanuary('A', 10), inJanuary('B', 5)], year)
    expect(totals).toEqual([15, ...none])
    expect(total).toBe(15)
    expect(from).toBe(monthNumber(2025, 0))
  })
  it('has a place for every month of the chosen years, reported or not', () => {
    const { totals } = selectionSeries([inJanuary('A', 1)], { yearStart: 2023, yearEnd: 2025 })
    expect(totals).toHaveLength(36)
    expect(totals.findIndex((value) => value !== null)).toBe(24)
  })
  it('knows a month of nothing from a month without a report', () => {
    expect(selectionSeries([inJanuary('A', 0)], year).totals.slice(0, 2)).toEqual([0, null])
  })
  it('stacks the five largest subjects, the largest first, and the rest as one band', () => {
    const subjects = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name, at) => inJanuary(name, at + 1))
    expect(names(subjects)).toEqual(['g', 'f', 'e', 'd', 'c', null])
    const { bands, others } = selectionSeries(subjects, year)
    expect(bands.at(-1)?.values[0]).toBe(1 + 2)
    expect(others).toBe(2)
  })
  it('keeps land before sea, and what is not known after both, however large they are [D28.4]', () => {
    const places = [
      { location: 'S', amount: 9 },
      { location: null, amount: 20 },
      { location: 'L', amount: 1 },
    ].map((row) => grouped({ key: '', name: '', from: 0, values: [row.amount] }, row, 'location'))
    const { bands } = selectionSeries(places, { yearStart: 0, yearEnd: 0 })
    expect(bands.map(({ subject }) => subject?.key)).toEqual(['L', 'S', ''])
  })
  it('leaves no rest of one: six subjects each have a band', () => {
    expect(names(['a', 'b', 'c', 'd', 'e', 'f'].map((name) => inJanuary(name, 1)))).toEqual([
      'a',
      'b',
      'c',
      'd',
      'e',
      'f',
    ])
  })
  it('measures a subject over all its years', () => {
    const early = { ...inJanuary('A', 3), from: monthNumber(2024, 0) }
    const { bands } = selectionSeries([inJanuary('B', 4), early, inJanuary('A', 3)], {
      yearStart: 2024,
      yearEnd: 2025,
    })
    expect(bands.map(({ subject, total }) => [subject?.name, total])).toEqual([
      ['A', 6],
      ['B', 4],
    ])
  })
  it('tells two subjects of one name apart by their keys', () => {
    const { bands } = selectionSeries(
      [inJanuary('Oosterveen', 2, '1'), inJanuary('Oosterveen', 1, '2')],
      year,
    )
    expect(bands.map(({ subject, total }) => [subject?.key, total])).toEqual([
      ['1', 2],
      ['2', 1],
    ])
  })
  it('adds decimals without noise', () => {
    expect(selectionSeries([inJanuary('A', 0.1), inJanuary('B', 0.2)], year).totals[0]).toBe(0.3)
  })
  it('of nothing has no bands, and no total [D28.24]', () => {
    expect(selectionSeries([], year)).toMatchObject({ bands: [], total: null, others: 0 })
  })
  it('has no place for subjects that reported nothing of what it counts: an injection well is no producer [D28.24, D28.28]', () => {
    const subjects = [...'abcdefg'].map((name) => inJanuary(name, 1))
    const injectors = [...'hijk'].map((name) => inJanuary(name, null))
    const { bands, others } = selectionSeries([...injectors, ...subjects], year)
    expect(bands.map(({ subject }) => subject?.name ?? null)).toEqual(['a', 'b', 'c', 'd', 'e', null])
    expect(others).toBe(2)
    expect(selectionSeries(injectors, year)).toMatchObject({ bands: [], total: null })
  })
  it('counts in the rest only who has a share in it, as the sentence above it does', () => {
    const subjects = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name, at) => inJanuary(name, at + 1))
    const idle = [...'hijk'].map((name) => inJanuary(name, 0))
    expect(selectionSeries([...subjects, ...idle], year).others).toBe(2)
  })
  it('names every subject where a file asks for it', () => {
    const subjects = [...'abcdefghij'].map((name, at) => inJanuary(name, at + 1))
    const { bands, others } = selectionSeries(subjects, year, Infinity)
    expect([bands.length, others]).toEqual([10, 0])
  })
  it('counts who reported nothing but 0 among the producers, with a total of 0', () => {
    expect(selectionSeries([inJanuary('A', 0)], year)).toMatchObject({ bands: [{ total: 0 }], total: 0 })
  })
})
