import type { Unit } from '@datacentre/catalogue/codes/production'
import { unitBehind } from '@datacentre/catalogue/wording/amount'
import { Amount } from './amount.tsx'
import { useWritten } from './use-written.ts'

type AmountInUnitProps = { readonly value: number | null; readonly unit: Unit }

/** A figure and what it is counted in; what is not known needs no unit. */
export function AmountInUnit({ value, unit }: AmountInUnitProps) {
  const written = useWritten()
  if (value === null) return <Amount value={null} />
  return (
    <>
      <Amount value={value} />
      {'\u00a0'}
      <span className="figure-card-unit">{unitBehind(value, unit, written)}</span>
    </>
  )
}
