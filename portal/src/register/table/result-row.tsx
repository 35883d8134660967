import type { AnyRow } from '@datacentre/catalogue/grammar/column'
import type { Register } from '@datacentre/catalogue/grammar/register'
import { Checkbox } from '@datacentre/ui/controls/checkbox'
import { Icon } from '@datacentre/ui/controls/icon'
import { lazyPart } from '@datacentre/ui/lazy-part'
import { useSpoken } from '@datacentre/ui/speech'
import { memo } from 'react'
import { Cell, Missing } from './cell.tsx'
import { columnName } from '@datacentre/catalogue/list/column-name'
import { NameLink } from './name-link.tsx'
import { rowKey, type RowKey } from '@datacentre/catalogue/list/selection'
import { cellClass, cellsOfRow, type TableColumns } from '@datacentre/catalogue/list/table-columns'

export const RowDetails = lazyPart(() => import('./opened-row/row-details.tsx'))

type ResultRowProps = {
  readonly register: Register
  readonly row: AnyRow
  /** Its number in the register. */
  readonly number: number
  readonly columns: TableColumns
  readonly isSelected: boolean
  readonly isOpen: boolean
  readonly onSelect: (key: RowKey) => void
  readonly onOpen: (number: number) => void
}

export const ResultRow = memo(function ResultRow(props: ResultRowProps) {
  const { register, row, number, columns, isSelected, isOpen, onSelect, onOpen } = props
  const { say } = useSpoken()
  const name = String(row[register.name])
  const { code, inRow } = columns
  const detailsId = `details-${number}`
  return (
    <tbody className={isSelected ? 'result-row is-selected' : 'result-row'}>
      <tr>
        <td className="cell-select">
          <Checkbox
            state={isSelected ? 'checked' : 'unchecked'}
            onChange={() => onSelect(rowKey(register, row))}
            label={say('row.select', { name })}
            isLabelHidden
          />
        </td>
        <th scope="row" className="cell-name">
          <NameLink register={register} row={row} name={name} />
          {code && <span className="cell-code">{row[code.key] ?? <Missing />}</span>}
        </th>
        {inRow.map((column) => (
          <td key={column.key} className={cellClass(column)} data-label={columnName(register, column, say)}>
            <Cell column={column} row={row} />
          </td>
        ))}
        <td className="cell-chevron">
          <button
            type="button"
            className="row-chevron"
            aria-expanded={isOpen}
            aria-controls={isOpen ? detailsId : undefined}
            aria-label={say(isOpen ? 'row.collapse' : 'row.expand', { name })}
            onClick={() => onOpen(number)}
          >
            <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} />
          </button>
        </td>
      </tr>
      {isOpen && (
        <tr className="row-details-line" id={detailsId}>
          <td colSpan={cellsOfRow(columns)}>
            <RowDetails
              key={number}
              waiting={<p className="row-details">{say('loading')}</p>}
              register={register}
              row={row}
              name={name}
            />
          </td>
        </tr>
      )}
    </tbody>
  )
})
