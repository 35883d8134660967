import { describe, expect, it } from 'vitest'
import { sayCode, speak, type Language } from '../../texts/index.ts'
import { answerSentence } from '../../wording/answer-sentence.ts'
import { fieldProduction, miningProduction, wellProduction } from '../index.ts'
import type { YearlyFigure } from '../figure.ts'
import type { YearlyScreen } from '../screen.ts'
import { productionTypesOf, productsOf } from '../selecting/selectors.ts'
import { unitsOf } from '../units.ts'
import { monthNumber } from './month-number.ts'
import { months } from './months.ts'
import { reportedYear } from './reported.ts'
import { answerOf } from './year-on-year.ts'

const screens: readonly YearlyScreen[] = [fieldProduction, wellProduction, miningProduction]

/** The same numbers at every run, from 0 up to 1. */
function numbersFrom(seed: number): () => number {
  let state = seed * 2_654_435_761
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

type Selection = {
  readonly screen: YearlyScreen
  readonly unit: (typeof unitsOf)[keyof typeof unitsOf][number]
  readonly years: { readonly yearStart: number; readonly yearEnd: number }
  readonly until: number | null
  /** As the call answers them, and those of the year before it. */
  readonly rows: readonly YearlyFigure[]
  readonly earlier: readonly YearlyFigure[]
}

/** Some selection: of no subject up to thirty, with months that are missing, nothing, or have three decimals. */
function selectionFrom(seed: number): Selection {
  const next = numbersFrom(seed)
  const below = (limit: number): number => Math.floor(next() * limit)
  const screen = screens[seed % screens.length]!
  const products = productsOf(screen)
  const product = products[below(products.length)]!
  const types = productionTypesOf(screen, product)
  const production = types[below(types.length)]!
  const unit = unitsOf[product][below(unitsOf[product].length)]!
  const yearEnd = 2026 - below(2)
  const years = { yearStart: yearEnd - below(3), yearEnd }
  const lastMonth = seed % 4 === 0 ? null : below(12)
  const subjects = [0, 1, 2, 30][seed % 4]!
  const value = (): number | null => {
    const kind = below(6)
    if (kind < 2) return kind === 0 ? null : 0
    return product === 'Gas' || product === 'Salt' ? below(90_000) : below(90_000_000) / 1000
  }
  const rowsOf = (year: number): YearlyFigure[] =>
    Array.from({ length: subjects }, (_, at) => {
      const isKnown = (month: number): boolean => year < 2026 || lastMonth === null || month <= lastMonth
      const values = months.map((name, month) => [name, isKnown(month) ? value() : null])
      const subject = { [screen.table!.key[0]!]: at + 1, [screen.subject]: 'One name' }
      const row = { year, operatorNm: null, total: 0, unit, product, production, ...subject }
      return { ...row, ...Object.fromEntries(values) } as YearlyFigure
    }).filter(() => below(5) > 0)
  const rows: YearlyFigure[] = []
  for (let year = years.yearStart; year <= yearEnd; year += 1) rows.push(...rowsOf(year))
  const until = lastMonth === null ? null : monthNumber(2026, lastMonth)
  return { screen, unit, years, until, rows, earlier: rowsOf(years.yearStart - 1) }
}

/** A value in thousandths of the unit, which are whole, so that their sums are exact. */
function thousandths(value: number, unit: string): number {
  return unit === '1000Sm3' ? Math.round(value * 1.054915) * 1000 : Math.round(value * 1000)
}

/** What a selection comes to in some months of some years, added up in plain loops. */
function addUp(rows: readonly YearlyFigure[], selection: Selection, from: number, to: number, count = 12) {
  const bySubject = new Map<unknown, number>()
  let total: number | null = null
  for (const row of rows) {
    if (row.year < from || row.year > to) continue
    for (const name of months.slice(0, count)) {
      const value = row[name]
      if (value === null) continue
      const amount = thousandths(value, selection.unit)
      const key = row[selection.screen.table!.key[0]!]
      bySubject.set(key, (bySubject.get(key) ?? 0) + amount)
      total = (total ?? 0) + amount
    }
  }
  let subjects = 0
  for (const amount of bySubject.values()) if (amount > 0) subjects += 1
  return { subjects, total: total === null ? null : total / 1000 }
}

function expectedOf(selection: Selection) {
  const { rows, earlier, years, until } = selection
  const all = addUp(rows, selection, years.yearStart, years.yearEnd)
  if (all.total === null) return null
  let year = years.yearEnd
  while (addUp(rows, selection, year, year).total === null) year -= 1
  const count = until !== null && year === 2026 ? until - 2026 * 12 + 1 : 12
  const last = addUp(rows, selection, year, year, count)
  const before = addUp([...rows, ...earlier], selection, year - 1, year - 1, count).total
  return { ...all, last: { year, subjects: last.subjects, total: last.total ?? 0, before } }
}

const sentenceOf = (selection: Selection, language: Language): string | null => {
  const { screen, rows, earlier, until, years, unit } = selection
  const reported = (row: YearlyFigure) => reportedYear(screen, row, unit)
  const answer = answerOf(rows.map(reported), until, earlier.map(reported))
  if (answer === null) return null
  return answerSentence({
    answer,
    years,
    span: { until, provisionalFrom: null },
    unit,
    done: { product: rows[0]!.product, production: rows[0]!.production },
    subjects: screen.id as 'field',
    written: { say: speak(language), language },
    speech: { code: (list, code) => sayCode(language, list as 'product', code) },
  }).replaceAll('\u00a0', ' ')
}

/** An amount as the sentence should have it: rounded to four digits first, then cut into its word and what goes before it. */
function inWords(total: number, unit: string, language: Language): string {
  const amount = Number((total * (unit.startsWith('1000') && unit !== '1000Kg' ? 1000 : 1)).toPrecision(4))
  const [thousand, million, billion] =
    language === 'nl' ? ['duizend', 'miljoen', 'miljard'] : ['thousand', 'million', 'billion']
  const written = (value: number): string =>
    value.toLocaleString(language, { maximumFractionDigits: amount < 1 ? 6 : 3 })
  if (amount >= 1e9) return `${written(amount / 1e9)} ${billion}`
  if (amount >= 1e6) return `${written(amount / 1e6)} ${million}`
  return amount >= 10_000 ? `${written(amount / 1000)} ${thousand}` : written(amount)
}

const literal = (text: string): string => text.replaceAll('.', String.raw`\.`)

/** What a sentence must hold of the sums; it is empty where nothing was reported. */
function partsOf(selection: Selection, language: Language): RegExp[] {
  const expected = expectedOf(selection)
  if (expected === null) return [/^$/]
  const { last, subjects, total } = expected
  const { unit, years } = selection
  const amount = (sum: number): string => literal(inWords(sum, unit, language))
  const change = (last.total - (last.before ?? 0)) / (last.before ?? 0)
  const ofLast =
    last.total > 0
      ? [new RegExp(`^In ${last.year}\\b.* ${last.subjects} `), new RegExp(`^[^.]*.* ${amount(last.total)} `)]
      : []
  const ofChange =
    last.total > 0 && Number.isFinite(change) && Math.abs(change) > 0.0005
      ? [change > 0 ? /\d% (meer|more) (dan|than) / : /\d% (minder|less) (dan|than) /]
      : []
  // Of years of which only the first has figures nothing is told twice.
  const ofAll =
    years.yearStart < last.year
      ? [new RegExp(`\\. \\w+ ${years.yearStart} .* ${amount(total ?? 0)} .* ${subjects} [^.]*\\.$`)]
      : [/^(?!.*\. (Van|From) \d)/]
  return [...ofLast, ...ofChange, ...ofAll]
}

describe('what a selection of yearly figures answers', () => {
  const selections = Array.from({ length: 120 }, (_, seed) => selectionFrom(seed))

  it('is what its rows come to, added up another way, to the last subject', () => {
    for (const selection of selections) {
      const { screen, unit, rows, earlier, until } = selection
      const reported = (row: YearlyFigure) => reportedYear(screen, row, unit)
      expect(answerOf(rows.map(reported), until, earlier.map(reported))).toEqual(expectedOf(selection))
    }
  })

  it.each<Language>(['nl', 'en'])('is told with those numbers in %s', (language) => {
    const wrong = selections.flatMap((selection) => {
      const sentence = sentenceOf(selection, language) ?? ''
      return partsOf(selection, language)
        .filter((part) => !part.test(sentence))
        .map((part) => `${part} is not in: ${sentence}`)
    })
    expect(wrong).toEqual([])
    const parts = selections.flatMap((selection) => partsOf(selection, language))
    expect(parts.length).toBeGreaterThan(2 * selections.length)
  })
})
