import { showAmount } from '@datacentre/catalogue/wording/amount'
import { useSpoken } from '@datacentre/ui/speech'
import { Missing } from './missing.tsx'

type AmountProps = { readonly value: number | null }

/** A figure with the decimals that were reported. Without a value a dash (S2). */
export function Amount({ value }: AmountProps) {
  const { language } = useSpoken()
  if (value === null) {
    return (
      <span className="amount is-missing">
        <Missing />
      </span>
    )
  }
  return (
    <data className="amount" value={value}>
      {showAmount(value, language)}
    </data>
  )
}
