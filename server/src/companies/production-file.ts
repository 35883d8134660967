import { figureSpan, isPartialYear } from '@datacentre/catalogue/production/series/figure-span'
import { speak } from '@datacentre/catalogue/texts/index'
import { figureNotes } from '@datacentre/catalogue/wording/figure-times'
import type { PropertyValue } from '../collections/properties.ts'
import type { Asked } from '../features/api-base.ts'
import type { FileColumn, FileTable } from '../files/file-table.ts'
import { provisionalColumns, yearTold } from '../files/provisional-column.ts'
import type { CompanyShown } from './made-once.ts'
import { producedBy, type Produced } from './produced.ts'
import { wordsIn } from './words.ts'

type Row = Produced & { readonly year: number; readonly amount: number }
type TakenColumn = FileColumn & { readonly value: (row: Row) => PropertyValue }

const roundShare = (share: number): number => Math.round(share * 1e6) / 1e6

/** What a company produced by year and its share of the whole, a row for each product and year. */
export function companyProductionTable(shown: CompanyShown, { version, language }: Asked): FileTable {
  const word = wordsIn(language)
  const say = speak(language)
  const span = figureSpan(version)
  const plain = { meaning: null, unit: null }
  const columns: readonly TakenColumn[] = [
    { ...plain, key: 'company', type: 'text', title: word('company'), value: () => shown.company.name },
    { ...plain, key: 'produced', type: 'text', title: word('production'), value: ({ title }) => title },
    { ...plain, key: 'year', type: 'whole', title: word('year'), value: ({ year }) => year },
    {
      ...plain,
      key: 'isWhole',
      type: 'flag',
      title: word('wholeYear'),
      value: ({ year }) => !isPartialYear(year, span.until),
    },
    {
      ...plain,
      key: 'until',
      type: 'text',
      title: say('figureFile.until'),
      value: ({ year }) => yearTold(year, span).until,
    },
    { ...plain, key: 'amount', type: 'number', title: word('amount'), value: ({ amount }) => amount },
    { ...plain, key: 'unit', type: 'text', title: word('unit'), value: ({ unit }) => unit },
    {
      ...plain,
      key: 'unitText',
      type: 'text',
      title: word('unit'),
      value: ({ unit }) => say(`unit.${unit}`),
    },
    {
      ...plain,
      key: 'national',
      type: 'number',
      title: word('national'),
      value: ({ national, year }) => national?.get(year) ?? null,
    },
    {
      ...plain,
      key: 'share',
      type: 'number',
      title: word('share'),
      value: ({ national, year, amount }) => {
        const whole = national?.get(year) ?? 0
        return whole > 0 ? roundShare(amount / whole) : null
      },
    },
    ...provisionalColumns({ span, step: 'year' }, language).map((column) => ({
      ...column,
      value: ({ year }: Row) => yearTold(year, span).provisionalFrom,
    })),
  ]
  const rows = producedBy(shown, language).flatMap((produced) =>
    [...produced.own]
      .toSorted((a, b) => a[0] - b[0])
      .map(([year, amount]) => ({ ...produced, year, amount })),
  )
  const told = rows.map(({ year }) => year)
  const years = { yearStart: Math.min(...told), yearEnd: Math.max(...told) }
  return {
    id: `${shown.company.key}-production`,
    title: `${shown.company.name}: ${word('production')}`,
    columns,
    geometry: null,
    rowCount: rows.length,
    pieces: async function* () {
      yield rows.map((row) => ({ values: columns.map(({ value }) => value(row)), geometry: null }))
    },
    about: {
      version,
      language,
      filters: [],
      units: [],
      notes: rows.length === 0 ? [] : figureNotes(years, { span, say }),
      coordinateSystems: [],
    },
  }
}
