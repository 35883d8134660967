import type { Unit } from '@datacentre/catalogue/codes/production'
import { alignedAmount, showAmount } from '@datacentre/catalogue/production/amount'
import { mayHaveDecimals } from '@datacentre/catalogue/production/units'
import { Checkbox } from '@datacentre/ui/checkbox'
import { useSpoken } from '@datacentre/ui/speech'
import { use } from 'react'
import { AmountNotation } from './amount-notation.ts'

/** The decimals of every amount at once: one control for the keyboard and for a finger, not one on each of a thousand numbers. */
export function DecimalsChoice({ units }: { readonly units: readonly Unit[] }) {
  const { say } = useSpoken()
  const { show, choose } = use(AmountNotation)
  if (!units.some(mayHaveDecimals)) return null
  const isFull = show === alignedAmount
  return (
    <div className="decimals-choice">
      <Checkbox
        state={isFull ? 'checked' : 'unchecked'}
        label={say('production.allDecimals')}
        onChange={() => choose(isFull ? showAmount : alignedAmount)}
      />
    </div>
  )
}
