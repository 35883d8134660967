import type { AnyRow, Column } from '@datacentre/catalogue/grammar/column'
import { showValue } from '@datacentre/catalogue/grammar/column-kinds'
import { signOf } from '@datacentre/catalogue/signs/code-signs'
import { useInstallation } from '@datacentre/client/installation/installation'
import { CompanyNames } from '@datacentre/ui/company-names'
import { Sign } from '@datacentre/ui/controls/sign'
import { useSpoken } from '@datacentre/ui/speech'
import './cell.css'

/** More names than this make a row too high: the rest is counted here and listed when the row is open. */
const NAMES_IN_ROW = 2

type CellProps = { readonly column: Column; readonly row: AnyRow }

/** A value in a row. */
export function Cell({ column, row }: CellProps) {
  const { speech } = useSpoken()
  const value = row[column.key] ?? null
  if (column.kind === 'names' && Array.isArray(value)) return <Names column={column} names={value} />
  const shown = showValue(value, column, speech)
  if (shown === null || shown === '') return <Missing />
  if (column.namesCompany) return <Company name={shown} />
  if (column.kind !== 'code') return shown
  const mark = signOf(column.codes, String(value), row)
  if (mark === null) return <span title={String(value)}>{shown}</span>
  return (
    <span className="code-label" title={String(value)}>
      <Sign mark={mark} />
      {shown}
    </span>
  )
}

/** Its name leads to what is known of it. */
function Company({ name }: { readonly name: string }) {
  const { datacentre } = useInstallation().config
  return (
    <span className="cell-company">
      <CompanyNames names={[name]} prefix={datacentre} look="quiet" />
    </span>
  )
}

type NamesProps = { readonly column: Column; readonly names: readonly string[] }

function Names({ column, names }: NamesProps) {
  const { say } = useSpoken()
  if (names.length === 0) return <Missing />
  const rest = names.length - NAMES_IN_ROW
  return (
    <>
      <ul className="cell-names">
        {names.slice(0, NAMES_IN_ROW).map((name, at) => (
          <li key={at}>{column.namesCompany ? <Company name={name} /> : name}</li>
        ))}
        {rest > 0 && (
          <li className="cell-names-rest">
            <span aria-hidden="true">+ {rest}</span>
            <span className="visually-hidden">{say('value.more', { rest })}</span>
          </li>
        )}
      </ul>
      {/* Paper cannot be opened: there they are all listed. */}
      {names.slice(NAMES_IN_ROW).map((name, at) => (
        <span key={at} className="cell-name-on-paper">
          {name}
        </span>
      ))}
    </>
  )
}

/** A quiet dash, which a screen reader says in words. */
export function Missing() {
  const { say } = useSpoken()
  return (
    <span className="missing">
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">{say('value.missing')}</span>
    </span>
  )
}
