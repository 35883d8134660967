import type { Asked } from '../features/api-base.ts'
import type { FileColumn, FileTable } from '../files/file-table.ts'
import { totalAt, type OverviewChart } from './chart.ts'
import { wordsIn } from './words.ts'

type TakenColumn = FileColumn & { readonly value: (at: number) => string | number | null }

/** The numbers of a chart, to be taken home: a row for each label. */
export function chartTable(chart: OverviewChart, { version, language }: Asked): FileTable {
  const word = wordsIn(language)
  const unit = chart.unit ?? chart.inUnit
  const number = { type: 'number', unit, meaning: chart.rule } as const
  const text = { type: 'text', unit: null, meaning: null } as const
  const columns: readonly TakenColumn[] = [
    { ...text, key: chart.labelHead, title: chart.labelHead, value: (at) => chart.labels[at] ?? null },
    ...chart.bands.map(({ name, values }): TakenColumn => ({
      ...number,
      key: name,
      title: `${name} (${chart.inUnit})`,
      value: (at) => values[at] ?? null,
    })),
    {
      ...number,
      key: word('total'),
      title: `${word('total')} (${chart.inUnit})`,
      value: (at) => totalAt(chart, at),
    },
    { ...text, key: word('unit'), title: word('unit'), value: () => unit },
  ]
  return {
    id: chart.id,
    title: chart.title,
    columns,
    geometry: null,
    rowCount: chart.labels.length,
    pieces: async function* () {
      yield chart.labels.map((_, at) => ({ values: columns.map(({ value }) => value(at)), geometry: null }))
    },
    about: { version, language, filters: [], units: [], coordinateSystems: [] },
  }
}
