import { FIRST_VALUE } from '@datacentre/catalogue/grammar/option'
import type { Criteria } from '@datacentre/catalogue/grammar/parameter'
import type { Register } from '@datacentre/catalogue/grammar/register'
import { changeList } from '@datacentre/catalogue/list/list-screen'
import { choosableColumns, columnsAsked, columnsInRow } from '@datacentre/catalogue/list/table-columns'
import { columnTextKey } from '@datacentre/catalogue/texts/keys'
import { MultiDropdown } from '@datacentre/ui/dropdown/dropdown'
import { useSpoken } from '@datacentre/ui/speech'
import type { Change } from '../use-list-screen.ts'

type ColumnChoiceProps = {
  readonly register: Register
  readonly criteria: Criteria
  readonly change: Change
}

/** Which columns stand in the rows, beside the name. */
export function ColumnChoice({ register, criteria, change }: ColumnChoiceProps) {
  const { say } = useSpoken()
  const shown = columnsInRow(register, criteria)
  const toggle = (code: string): void =>
    change((now) => {
      const before = columnsInRow(register, now.criteria)
      const after = before.includes(code) ? before.filter((key) => key !== code) : [...before, code]
      const value = code === FIRST_VALUE ? undefined : columnsAsked(register, after)
      return changeList(now, { parameter: 'columns', value })
    })
  return (
    <div className="tool-bar-columns">
      <MultiDropdown
        label={say('filter.columns')}
        options={[
          { code: FIRST_VALUE, description: say('columns.usual'), count: null },
          ...choosableColumns(register).map((column) => ({
            code: column.key,
            description: say(columnTextKey(register, column)),
            count: null,
          })),
        ]}
        values={criteria.columns === undefined ? [FIRST_VALUE, ...shown] : shown}
        summary={
          criteria.columns === undefined
            ? say('columns.usual')
            : say('columns.count', { count: shown.length })
        }
        onToggle={toggle}
        align="end"
      />
    </div>
  )
}
