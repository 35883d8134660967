import type { CodeListName } from '@datacentre/catalogue/codes/index'
import type { AnyRow, Column } from '@datacentre/catalogue/grammar/column'
import { partsOf, showValue } from '@datacentre/catalogue/grammar/column-kinds'
import type { Register } from '@datacentre/catalogue/grammar/register'
import { columnTextKey } from '@datacentre/catalogue/texts/keys'
import { codePage } from '@datacentre/catalogue/wire/code-page'
import { useInstallation } from '@datacentre/client/installation/installation'
import { useSpoken } from '@datacentre/ui/speech'
import { Missing } from '../cell.tsx'
import { columnName } from '@datacentre/catalogue/list/column-name'
import { RowActions } from './row-actions.tsx'
import { RowCompanies } from './row-companies.tsx'
import { tableColumns } from '@datacentre/catalogue/list/table-columns'

type RowDetailsProps = { readonly register: Register; readonly row: AnyRow; readonly name: string }

/** What an open row tells beside what it tells closed: further columns, and the codes behind its words. */
export function RowDetails({ register, row, name }: RowDetailsProps) {
  const { say } = useSpoken()
  const listed = register.columns.filter(
    ({ shown, kind }) => shown === 'row' && (kind === 'names' || kind === 'codeList'),
  )
  const coded = register.columns
    .filter((column) => column.kind === 'code')
    .filter(({ shown, key }) => shown === 'row' && row[key] !== null)
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
            <dd>
              <Code code={String(row[column.key])} list={column.codes} />
            </dd>
          </div>
        ))}
      </dl>
      <RowCompanies register={register} row={row} />
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
              <Coded code={part} list={column.codes} words={speech.code(column.codes, part)} />
            ) : (
              part
            )}
          </li>
        ))}
      </ul>
    )
  }
  return column.kind === 'code' ? <Coded code={String(value)} list={column.codes} words={shown} /> : shown
}

type CodeProps = { readonly code: string; readonly list: CodeListName }

/** A code, which leads to what it means. */
function Code({ code, list }: CodeProps) {
  const { say, language } = useSpoken()
  const { datacentre } = useInstallation().config
  return (
    <a
      className="row-details-code"
      href={codePage(datacentre, list, language)}
      aria-label={say('code.explained', { code })}
    >
      {code}
    </a>
  )
}

/** Words with their code at hand, where they differ. */
function Coded({ code, list, words }: CodeProps & { readonly words: string }) {
  if (code === words) return words
  return (
    <>
      {words} <Code code={code} list={list} />
    </>
  )
}
