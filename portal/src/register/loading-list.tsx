import type { Register } from '@datacentre/catalogue/grammar/register'
import { SkeletonBar } from '@datacentre/ui/messages/skeleton'
import { useSpoken } from '@datacentre/ui/speech'
import { columnName } from './table/column-name.ts'
import { cellClass, cellsOfRow, tableColumns } from './table/table-columns.ts'
import { TableHead } from './table/table-head.tsx'

const ROWS = 12

type LoadingListProps = { readonly register: Register }

/** The list keeps its frame and its columns while the rows are on their way. */
export function LoadingList({ register }: LoadingListProps) {
  const { say } = useSpoken()
  return (
    <table className="result-table loading-list" aria-busy="true">
      <caption className="visually-hidden">{say('list.rows')}</caption>
      <TableHead register={register} />
      <tbody>
        <tr>
          <td className="loading-list-words" colSpan={cellsOfRow(register)}>
            <p role="status">{say('loadingResults')}</p>
          </td>
        </tr>
      </tbody>
      {Array.from({ length: ROWS }, (_, row) => (
        <WaitingRow key={row} register={register} />
      ))}
    </table>
  )
}

function WaitingRow({ register }: LoadingListProps) {
  const { say } = useSpoken()
  const { code, inRow } = tableColumns(register)
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
