import { fullAmount, showAmount } from '@datacentre/catalogue/production/amount'
import { useSpoken } from '@datacentre/ui/speech'

type AmountProps = { readonly value: number | null }

/** A figure as a whole number; the number with all its decimals is at hand. Without a value a dash (spec 2). */
export function Amount({ value }: AmountProps) {
  const { say, language } = useSpoken()
  if (value === null) {
    return (
      <span className="amount is-missing">
        <span aria-hidden="true">-</span>
        <span className="visually-hidden">{say('value.missing')}</span>
      </span>
    )
  }
  return (
    <data
      className="amount"
      value={value}
      title={Number.isInteger(value) ? undefined : fullAmount(value, language)}
    >
      {showAmount(value, language)}
    </data>
  )
}
