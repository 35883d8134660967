import { isFeatureOn } from '@datacentre/catalogue/features'
import { changeList, currentPage, type ListScreen } from '@datacentre/catalogue/list/list-screen'
import { readOrder, usualOrder, writeOrder, type OrderAsked } from '@datacentre/catalogue/list/order-asked'
import { isSelected, rowKey, toggleRow, type RowKey } from '@datacentre/catalogue/list/selection'
import { useInstallation } from '@datacentre/client/installation/installation'
import { useSpoken } from '@datacentre/ui/speech'
import { useCallback, useMemo } from 'react'
import { ResultRow } from './result-row.tsx'
import { columnsInRow, LEAST_ROW_PX, tableColumns } from '@datacentre/catalogue/list/table-columns'
import { TableHead } from './table-head.tsx'
import type { Change } from '../use-list-screen.ts'
import type { OpenedRows } from './use-opened-rows.ts'
import { useRowsInViewFirst } from './use-rows-in-view-first.ts'
import './result-table.css'
import './table-columns.css'
import './opened-row/row-details.css'
import '../loading-list.css'

type ResultTableProps = {
  readonly screen: ListScreen
  readonly change: Change
  readonly openedRows: OpenedRows
  /** Whether other rows are on their way. */
  readonly isBusy: boolean
}

/** The rows of one page. */
export function ResultTable({ screen, change, openedRows, isBusy }: ResultTableProps) {
  const { say } = useSpoken()
  const { index, view, selection } = screen
  const { register } = index
  const { from, to } = currentPage(screen)
  const rows = useMemo(() => view.rowsOn({ from, to }), [view, from, to])
  const { table, drawn } = useRowsInViewFirst({ register: register.id, leastRowPx: LEAST_ROW_PX, rows })
  const { features } = useInstallation()
  const columns = tableColumns(register, columnsInRow(register, screen.criteria))
  // `change` is as stable as the state it sets.
  const toggleSelected = useCallback(
    (key: RowKey) => change((now) => ({ ...now, selection: toggleRow(now.selection, key) })),
    [change],
  )
  const ordering = isFeatureOn(features, 'sortEnabled')
    ? {
        order: readOrder(screen.criteria.order ?? usualOrder(register)),
        put: (order: OrderAsked) =>
          change((now) => changeList(now, { parameter: 'order', value: writeOrder(order) })),
      }
    : undefined
  return (
    <table
      ref={table}
      className={isBusy ? 'result-table is-busy' : 'result-table'}
      id="results"
      tabIndex={-1}
      aria-busy={isBusy}
    >
      <caption className="visually-hidden">{say('list.rows')}</caption>
      <TableHead register={register} columns={columns} ordering={ordering} />
      {rows.slice(0, drawn).map(({ row, number }, at) => (
        // By its place on the page: typing then changes words in rows that stand, instead of making rows anew.
        <ResultRow
          key={at}
          register={register}
          row={row}
          number={number}
          columns={columns}
          isSelected={isSelected(selection, rowKey(register, row))}
          isOpen={openedRows.rows.has(number)}
          onSelect={toggleSelected}
          onOpen={openedRows.toggle}
        />
      ))}
    </table>
  )
}
