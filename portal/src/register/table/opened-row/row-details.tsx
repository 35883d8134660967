import type { AnyRow } from '@datacentre/catalogue/grammar/column'
import type { Register } from '@datacentre/catalogue/grammar/register'
import { columnName } from '@datacentre/catalogue/list/column-name'
import { tableColumns } from '@datacentre/catalogue/list/table-columns'
import { ExplainedValue } from '@datacentre/client/meanings/explained-value'
import { useMeanings } from '@datacentre/client/meanings/use-meanings'
import { Button } from '@datacentre/ui/controls/button'
import { useSpoken } from '@datacentre/ui/speech'
import { useState } from 'react'
import { RowActions } from './row-actions.tsx'
import { RowFaults } from './row-faults.tsx'
import { RowParts } from './row-parts.tsx'
import { RowValue } from './row-value.tsx'

type RowDetailsProps = { readonly register: Register; readonly row: AnyRow; readonly name: string }

/** What an open row tells: every value that the list knows, whole, with the codes behind its words and what these mean. */
export default function RowDetails({ register, row, name }: RowDetailsProps) {
  const { say } = useSpoken()
  const [isExplained, setExplained] = useState(false)
  const meanings = useMeanings(register, isExplained)
  return (
    <div className="row-details">
      <dl>
        {tableColumns(register).expanded.map((column) => (
          <div key={column.key}>
            <dt>{columnName(register, column, say)}</dt>
            <dd>
              <RowValue column={column} row={row} />
              <ExplainedValue column={column} value={row[column.key] ?? null} meanings={meanings} />
            </dd>
          </div>
        ))}
      </dl>
      <RowFaults register={register} row={row} />
      <RowParts register={register} name={name} />
      <p className="row-explain">
        <Button
          look="quiet"
          icon="info"
          aria-pressed={isExplained}
          onPress={() => setExplained(!isExplained)}
        >
          {say('row.explain')}
        </Button>
      </p>
      <RowActions register={register} row={row} name={name} />
    </div>
  )
}
