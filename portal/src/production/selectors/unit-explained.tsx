import type { Product, Unit } from '@datacentre/catalogue/codes/production'
import { unitsOf } from '@datacentre/catalogue/production/units'
import { useSpoken } from '@datacentre/ui/speech'

type UnitExplainedProps = { readonly product: Product; readonly unit: Unit }

/** Says under which conditions a volume is measured, and how the units of gas hang together. */
export function UnitExplained({ product, unit }: UnitExplainedProps) {
  const { say } = useSpoken()
  const explained = say('production.unitExplained', {
    unit: say(`unit.${unit}`),
    explained: say(`unitExplained.${unit}`),
  })
  return (
    <p className="figures-unit-explained">
      {explained} {unitsOf[product].length > 1 && say('unitExplained.conversion')}
    </p>
  )
}
