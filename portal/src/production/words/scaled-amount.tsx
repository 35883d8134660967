import { showAmount } from '@datacentre/catalogue/wording/amount'
import type { Scale } from '@datacentre/catalogue/wording/scaled-amount'
import { useSpoken } from '@datacentre/ui/speech'
import { Missing } from './missing.tsx'

/** An amount as people say it, with the exact one behind it. */
export function ScaledAmount({ value, scale }: { readonly value: number | null; readonly scale: Scale }) {
  const { language } = useSpoken()
  if (value === null) return <Missing />
  return (
    <data value={value} title={showAmount(value, language)}>
      {scale.show(value)}
    </data>
  )
}
