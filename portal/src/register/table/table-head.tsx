import type { Register } from '@datacentre/catalogue/grammar/register'
import { columnTextKey } from '@datacentre/catalogue/texts/keys'
import { useSpoken } from '@datacentre/ui/speech'
import { columnName } from '@datacentre/catalogue/list/column-name'
import { cellClass, columnClass, tableColumns } from '@datacentre/catalogue/list/table-columns'
import { useToldHeight } from './use-told-height.ts'

/** The widths of the columns, which stay the same whatever is found, and their names, which stay in view. */
export function TableHead({ register }: { readonly register: Register }) {
  const { say } = useSpoken()
  const { code, inRow } = tableColumns(register)
  const head = useToldHeight<HTMLTableSectionElement>('--table-head-height')
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
          <th scope="col" className="cell-name">
            {say(columnTextKey(register, { key: register.name }))}
            {code && <span className="cell-code">{say(columnTextKey(register, code))}</span>}
          </th>
          {inRow.map((column) => (
            <th key={column.key} scope="col" className={cellClass(column)}>
              {columnName(register, column, say)}
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
