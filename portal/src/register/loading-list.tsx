import type { AnyRow } from '@datacentre/catalogue/grammar/column'
import type { Criteria } from '@datacentre/catalogue/grammar/parameter'
import type { Register } from '@datacentre/catalogue/grammar/register'
import { SkeletonBar } from '@datacentre/ui/messages/skeleton'
import { useSpoken } from '@datacentre/ui/speech'
import { columnName } from '@datacentre/catalogue/list/column-name'
import {
  cellClass,
  cellsOfRow,
  columnsInRow,
  tableColumns,
  type TableColumns,
} from '@datacentre/catalogue/list/table-columns'
import { useState } from 'react'
import { firstRowsOf } from './first-rows.ts'
import { Cell, Missing } from './table/cell.tsx'
import { NameLink } from './table/name-link.tsx'
import { TableHead } from './table/table-head.tsx'
import { opensAtTop } from './table/use-rows-in-turn.ts'

const ROWS = 12

type LoadingListProps = {
  readonly register: Register
  readonly criteria: Criteria
  /** Whether nothing narrows or orders the list, so that its first rows are known. */
  readonly isPlain: boolean
}

/** The list keeps its frame and its columns while the rows are on their way. */
export function LoadingList({ register, criteria, isPlain }: LoadingListProps) {
  const { say } = useSpoken()
  const columns = tableColumns(register, columnsInRow(register, criteria))
  const first = isPlain ? firstRowsOf(register) : []
  if (first.length > 0) return <FirstList register={register} rows={first} />
  return (
    <table className="result-table loading-list" aria-busy="true">
      <caption className="visually-hidden">{say('list.rows')}</caption>
      <TableHead register={register} columns={columns} />
      <tbody>
        <tr>
          <td className="loading-list-words" colSpan={cellsOfRow(columns)}>
            <p role="status">{say('loadingResults')}</p>
          </td>
        </tr>
      </tbody>
      {Array.from({ length: ROWS }, (_, row) => (
        <WaitingRow key={row} register={register} columns={columns} />
      ))}
    </table>
  )
}

/** The rows that came with the page, to read until they can be worked with. */
function FirstList({ register, rows }: { readonly register: Register; readonly rows: readonly AnyRow[] }) {
  const { say } = useSpoken()
  const columns = tableColumns(register)
  const { code, inRow } = columns
  const [isAtTop] = useState(opensAtTop)
  return (
    <table
      className={isAtTop ? 'result-table first-list near-first' : 'result-table first-list'}
      aria-busy="true"
    >
      <caption className="visually-hidden">{say('list.rows')}</caption>
      <TableHead register={register} columns={columns} />
      {rows.map((row, at) => (
        <tbody key={at} className="first-row">
          <tr>
            <td className="cell-select">
              {at === 0 && (
                <span role="status" className="visually-hidden">
                  {say('loadingResults')}
                </span>
              )}
            </td>
            <th scope="row" className="cell-name">
              <NameLink register={register} row={row} name={String(row[register.name])} />
              {code && <span className="cell-code">{row[code.key] ?? <Missing />}</span>}
            </th>
            {inRow.map((column) => (
              <td
                key={column.key}
                className={cellClass(column)}
                data-label={columnName(register, column, say)}
              >
                <Cell column={column} row={row} />
              </td>
            ))}
            <td className="cell-chevron">
              <SkeletonBar />
            </td>
          </tr>
        </tbody>
      ))}
    </table>
  )
}

type WaitingRowProps = { readonly register: Register; readonly columns: TableColumns }

function WaitingRow({ register, columns: { code, inRow } }: WaitingRowProps) {
  const { say } = useSpoken()
  return (
    <tbody className="loading-row" aria-hidden="true">
      <tr>
        <td className="cell-select">
          <SkeletonBar />
        </td>
        <td className="cell-name">
          <SkeletonBar />
          {code && (
            <span className="cell-code">
              <SkeletonBar />
            </span>
          )}
        </td>
        {inRow.map((column) => (
          <td key={column.key} className={cellClass(column)} data-label={columnName(register, column, say)}>
            <SkeletonBar />
          </td>
        ))}
        <td className="cell-chevron">
          <SkeletonBar />
        </td>
      </tr>
    </tbody>
  )
}
