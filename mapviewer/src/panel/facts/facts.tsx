import { showValue } from '@datacentre/catalogue/grammar/column-kinds'
import { measureOf, type AnyRow, type Column } from '@datacentre/catalogue/grammar/column'
import type { Table } from '@datacentre/catalogue/grammar/table'
import { columnTextKey } from '@datacentre/catalogue/texts/keys'
import { useSpoken, type Spoken } from '@datacentre/ui/speech'
import './facts.css'

/** A value in words, with its unit behind it; null where there is none. */
export function shownWithUnit(row: AnyRow, column: Column, { say, speech }: Spoken): string | null {
  const value = showValue(row[column.key] ?? null, column, speech)
  const measure = measureOf(column)
  if (value === null || measure === undefined) return value
  const unit = say('shownIn' in column ? 'measure.km' : `measure.${measure}`)
  // The sign of degrees stands against its number.
  return unit.startsWith('°') ? `${value}${unit}` : `${value} ${unit}`
}

export type FactsProps = {
  readonly table: Table
  readonly columns: readonly Column[]
  readonly row: AnyRow
  /** By column what is known from elsewhere, where the row has no value. */
  readonly otherwise?: Readonly<Record<string, string>>
}

/** Columns of one row as terms and values. */
export function Facts({ table, columns, row, otherwise = {} }: FactsProps) {
  const spoken = useSpoken()
  return (
    <dl className="facts">
      {columns.map((column) => (
        <div key={column.key}>
          <dt>{spoken.say(columnTextKey(table, column))}</dt>
          <dd>{shownWithUnit(row, column, spoken) ?? otherwise[column.key] ?? <Missing />}</dd>
        </div>
      ))}
    </dl>
  )
}

/** A quiet dash, said in words. */
export function Missing() {
  const { say } = useSpoken()
  return (
    <>
      <span className="facts-missing" aria-hidden="true">
        –
      </span>
      <span className="visually-hidden">{say('value.missing')}</span>
    </>
  )
}
