import type { AnyRow, Column } from '@datacentre/catalogue/grammar/column'
import { partsOf, showValue } from '@datacentre/catalogue/grammar/column-kinds'
import type { Register } from '@datacentre/catalogue/grammar/register'
import { columnTextKey } from '@datacentre/catalogue/texts/keys'
import { useSpoken } from '@datacentre/ui/speech'
import { Missing } from '../cell.tsx'
import { columnName } from '../column-name.ts'
import { RowActions } from './row-actions.tsx'
import { tableColumns } from '../table-columns.ts'

type RowDetailsProps = { readonly register: Register; readonly row: AnyRow; readonly name: string }

/** What an open row tells beside what it tells closed: further columns, and the codes behind its words. */
export function RowDetails({ register, row, name }: RowDetailsProps) {
  const { say } = useSpoken()
  const listed = register.columns.filter(
    ({ shown, kind }) => shown === 'row' && (kind === 'names' || kind === 'codeList'),
  )
  const coded = register.columns.filter(
    ({ shown, kind, key }) => shown === 'row' && kind === 'code' && row[key] !== null,
  )
  return (
    <div className="row-details">
      <dl>
        {[...tableColumns(register).expanded, ...listed].map((column) => (
          <div key={column.key}>
            <dt>{columnName(register, column, say)}</dt>
            <dd>
              <Detail column={column} row={row} />
            </dd>
          </div>
        ))}
        {coded.map((column) => (
          <div key={column.key}>
            <dt>{say('row.code', { column: say(columnTextKey(register, column)) })}</dt>
            <dd className="row-details-code">{row[column.key]}</dd>
          </div>
        ))}
      </dl>
      <RowActions register={register} row={row} name={name} />
    </div>
  )
}

function Detail({ column, row }: { readonly column: Column; readonly row: AnyRow }) {
  const { speech } = useSpoken()
  const value = row[column.key] ?? null
  const shown = showValue(value, column, speech)
  if (shown === null || shown === '') return <Missing />
  if (column.kind === 'list' || column.kind === 'codeList' || column.kind === 'names') {
    const parts = typeof value === 'string' || Array.isArray(value) ? partsOf(value) : []
    return (
      <ul className="row-details-list">
        {parts.map((part, at) => (
          <li key={at}>
            {column.kind === 'codeList' ? (
              <Coded code={part} words={speech.code(column.codes, part)} />
            ) : (
              part
            )}
          </li>
        ))}
      </ul>
    )
  }
  return column.kind === 'code' ? <Coded code={String(value)} words={shown} /> : shown
}

/** Words with their code at hand, where they differ. */
function Coded({ code, words }: { readonly code: string; readonly words: string }) {
  if (code === words) return words
  return (
    <>
      {words} <span className="row-details-code">{code}</span>
    </>
  )
}
