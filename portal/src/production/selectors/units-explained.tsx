import { geothermalUnits } from '@datacentre/catalogue/production/geothermal'
import { useSpoken } from '@datacentre/ui/speech'

/** A litre needs no more words. */
const units = [...new Set(Object.values(geothermalUnits))].filter((unit) => unit !== 'L')

/** Says what the units are that geothermal figures come in, and under which conditions a volume is measured. */
export function UnitsExplained() {
  const { say } = useSpoken()
  return (
    <div className="figures-unit-explained" role="group" aria-label={say('production.unitsExplained')}>
      {units.map((unit) => (
        <span key={unit}>
          {say('production.unitExplained', {
            unit: say(`unit.${unit}`),
            explained: say(`unitExplained.${unit}`),
          })}{' '}
        </span>
      ))}
    </div>
  )
}
