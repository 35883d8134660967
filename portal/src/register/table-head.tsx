import type { Register } from '@datacentre/catalogue/grammar/register'
import { columnTextKey } from '@datacentre/catalogue/texts/keys'
import { useSpoken } from '@datacentre/ui/speech'
import { columnName } from './column-name.ts'
import { codeColumn, columnsAfterName, cellClass } from './table-columns.ts'

/** The names of the columns, which stay in view. */
export function TableHead({ register }: { readonly register: Register }) {
  const { say } = useSpoken()
  const code = codeColumn(register)
  return (
    <thead>
      <tr>
        <th scope="col" className="cell-select">
          <span className="visually-hidden">{say('list.columns.select')}</span>
        </th>
        <th scope="col" className="cell-name">
          {say(columnTextKey(register, { key: register.name }))}
          {code && <span className="cell-code">{say(columnTextKey(register, code))}</span>}
        </th>
        {columnsAfterName(register).map((column) => (
          <th key={column.key} scope="col" className={cellClass(column)}>
            {columnName(register, column, say)}
          </th>
        ))}
        <th scope="col" className="cell-chevron">
          <span className="visually-hidden">{say('list.columns.more')}</span>
        </th>
      </tr>
    </thead>
  )
}
