import { layerOf } from '@datacentre/catalogue/geography/map-layers'
import type { AnyRow } from '@datacentre/catalogue/grammar/column'
import type { Register } from '@datacentre/catalogue/grammar/register'
import { ask } from '@datacentre/client/calls/ask'
import { FaultLinks } from '@datacentre/client/findings/fault-links'
import { useSpoken } from '@datacentre/ui/speech'
import { useQuery } from '@tanstack/react-query'
import { useAsOf } from '../../../as-of/as-of.ts'

type RowFaultsProps = { readonly register: Register; readonly row: AnyRow }

/**
 * What rules of quality find in the data of this row. A list asks it once, when somebody opens a row. They look at the
 * data as they are now, so a list of an earlier day tells nothing of them.
 */
export function RowFaults({ register, row }: RowFaultsProps) {
  const { say } = useSpoken()
  const isOfToday = useAsOf() === undefined
  const { wireName, key } = layerOf(register.id)
  const { data: faults = [], isError } = useQuery({
    queryKey: ['layer-findings', wireName],
    queryFn: ({ signal }) => ask('layer-findings', { inPath: { layer: wireName }, signal }),
    enabled: isOfToday,
  })
  const own = faults.filter((fault) => fault.key === row[key])
  if (isError) return <p className="row-faults">{say('row.faultsFailed')}</p>
  if (!isOfToday || own.length === 0) return null
  return (
    <div className="row-faults">
      <p>{say('object.faultsFound')}</p>
      <FaultLinks faults={own} />
    </div>
  )
}
