import { geothermalSubjects } from '@datacentre/catalogue/production/series/installations'
import { DEFAULT_QUANTITY, quantities } from '@datacentre/catalogue/production/series/reported'
import { DEFAULT_SUBJECT, type MonthlyCriteria } from '@datacentre/catalogue/production/selecting/selectors'
import { Dropdown } from '@datacentre/ui/dropdown/dropdown'
import { useSpoken } from '@datacentre/ui/speech'
import { SharedSelectors } from './shared-selectors.tsx'
import { UnitsExplained } from './units-explained.tsx'
import type { FigureControl } from './use-figure-criteria.ts'

type MonthlySelectorsProps = Omit<FigureControl<MonthlyCriteria>, 'stayWithin'>

const unlessDefault = (code: string, usual: string): string | undefined => (code === usual ? undefined : code)

/** The selectors of geothermal figures: what of all that a well reports, and by well or by installation. */
export function MonthlySelectors({ criteria, change, thisYear }: MonthlySelectorsProps) {
  const { say } = useSpoken()
  const { quantity = DEFAULT_QUANTITY, per = DEFAULT_SUBJECT } = criteria
  return (
    <>
      <div className="figures-selector is-quantity">
        <Dropdown
          label={say('filter.quantity')}
          options={quantities.map((code) => ({
            code,
            description: say(`geothermal-figures.${code}`),
            count: null,
          }))}
          value={quantity}
          onChange={(code) => change({ quantity: unlessDefault(code, DEFAULT_QUANTITY) })}
        />
      </div>
      <div className="figures-selector">
        <Dropdown
          label={say('filter.per')}
          options={geothermalSubjects.map((code) => ({
            code,
            description: say(`geothermalSubject.${code}`),
            count: null,
          }))}
          value={per}
          onChange={(code) => change({ per: unlessDefault(code, DEFAULT_SUBJECT) })}
        />
      </div>
      <SharedSelectors
        criteria={criteria}
        change={change}
        thisYear={thisYear}
        nameLabel={say('production.geothermal.search')}
      />
      <UnitsExplained />
    </>
  )
}
