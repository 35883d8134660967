import type { Register } from '@datacentre/catalogue/grammar/register'
import { columnName } from '@datacentre/catalogue/list/column-name'
import type { OrderAsked } from '@datacentre/catalogue/list/order-asked'
import { cellClass, columnClass, type TableColumns } from '@datacentre/catalogue/list/table-columns'
import { columnTextKey } from '@datacentre/catalogue/texts/keys'
import { useSpoken } from '@datacentre/ui/speech'
import { OrderHeading } from './order-heading.tsx'
import { useToldHeight } from './use-told-height.ts'

type TableHeadProps = {
  readonly register: Register
  readonly columns: TableColumns
  /** The order of the rows and how a visitor changes it; absent where there is no choice, or nothing to order yet. */
  readonly ordering?: { readonly order: OrderAsked; readonly put: (order: OrderAsked) => void } | undefined
}

/** The widths of the columns, which stay the same whatever is found, and their names, which stay in view. */
export function TableHead({ register, columns, ordering }: TableHeadProps) {
  const { say } = useSpoken()
  const { code, inRow } = columns
  const head = useToldHeight<HTMLTableSectionElement>('--table-head-height')
  const sortOf = (key: string) => {
    if (ordering === undefined || ordering.order.column !== key) return undefined
    return ordering.order.isDescending ? 'descending' : 'ascending'
  }
  const heading = (key: string, name: string) =>
    ordering === undefined ? name : <OrderHeading column={key} name={name} {...ordering} />
  const nameOrder = sortOf(register.name) ?? (code && sortOf(code.key))
  return (
    <>
      <colgroup>
        <col className="column-select" />
        <col className="column-name" />
        {inRow.map((column) => (
          <col key={column.key} className={columnClass(column)} />
        ))}
        <col className="column-chevron" />
      </colgroup>
      <thead ref={head}>
        <tr>
          <th scope="col" className="cell-select">
            <span className="visually-hidden">{say('list.columns.select')}</span>
          </th>
          <th scope="col" className="cell-name" aria-sort={nameOrder}>
            {heading(register.name, say(columnTextKey(register, { key: register.name })))}
            {code && (
              <span className="cell-code">{heading(code.key, say(columnTextKey(register, code)))}</span>
            )}
          </th>
          {inRow.map((column) => (
            <th key={column.key} scope="col" className={cellClass(column)} aria-sort={sortOf(column.key)}>
              {heading(column.key, columnName(register, column, say))}
            </th>
          ))}
          <th scope="col" className="cell-chevron">
            <span className="visually-hidden">{say('list.columns.more')}</span>
          </th>
        </tr>
      </thead>
    </>
  )
}
