import { fullAmount, showAmount } from '@datacentre/catalogue/production/amount'
import { useSpoken } from '@datacentre/ui/speech'
import { use } from 'react'
import { AmountNotation } from './amount-notation.ts'
import { Missing } from './missing.tsx'

type AmountProps = { readonly value: number | null }

/** A figure as a whole number; the number with all its decimals is at hand, under the pointer or where all are asked for. Without a value a dash (spec 2). */
export function Amount({ value }: AmountProps) {
  const { language } = useSpoken()
  const { show } = use(AmountNotation)
  if (value === null) {
    return (
      <span className="amount is-missing">
        <Missing />
      </span>
    )
  }
  return (
    <data
      className="amount"
      value={value}
      title={Number.isInteger(value) || show !== showAmount ? undefined : fullAmount(value, language)}
    >
      {show(value, language)}
    </data>
  )
}
