import { showValue } from '@datacentre/catalogue/grammar/column-kinds'
import { measureOf, type AnyRow, type Column } from '@datacentre/catalogue/grammar/column'
import type { Table } from '@datacentre/catalogue/grammar/table'
import { signOf } from '@datacentre/catalogue/signs/code-signs'
import { columnTextKey } from '@datacentre/catalogue/texts/keys'
import { codePage } from '@datacentre/catalogue/wire/code-page'
import { useInstallation } from '@datacentre/client/installation/installation'
import { ExplainedValue } from '@datacentre/client/meanings/explained-value'
import { useMeanings } from '@datacentre/client/meanings/use-meanings'
import { CompanyNames } from '@datacentre/ui/company-names'
import { Sign } from '@datacentre/ui/controls/sign'
import { useSpoken, type Spoken } from '@datacentre/ui/speech'
import { useExplainedWords } from './explained-words.tsx'
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

type ShownProps = {
  readonly row: AnyRow
  readonly column: Column
  readonly otherwise: string | undefined
}

/** A value; a code leads to what it means, and a company to its page. */
function Shown({ row, column, otherwise }: ShownProps) {
  const spoken = useSpoken()
  const { datacentre } = useInstallation().config
  const words = shownWithUnit(row, column, spoken)
  if (words === null) return otherwise ?? <Missing />
  if (column.namesCompany) {
    const named = row[column.key]
    return (
      <CompanyNames
        names={Array.isArray(named) ? (named as readonly string[]) : [words]}
        prefix={datacentre}
      />
    )
  }
  if (column.kind !== 'code') return words
  const mark = signOf(column.codes, String(row[column.key]), row)
  const link = (
    <a href={codePage(datacentre, column.codes, spoken.language)} target="_top">
      {words}
    </a>
  )
  if (mark === null) return link
  return (
    <span className="facts-signed">
      <Sign mark={mark} />
      {link}
    </span>
  )
}

/** Columns of one row as terms and values, with what they mean where the visitor asked that of the panel. */
export function Facts({ table, columns, row, otherwise = {} }: FactsProps) {
  const spoken = useSpoken()
  const meanings = useMeanings(table, useExplainedWords())
  return (
    <dl className="facts">
      {columns.map((column) => (
        <div key={column.key}>
          <dt>{spoken.say(columnTextKey(table, column))}</dt>
          <dd>
            <Shown row={row} column={column} otherwise={otherwise[column.key]} />
            <ExplainedValue column={column} value={row[column.key] ?? null} meanings={meanings} />
          </dd>
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
