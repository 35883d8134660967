import type { FoundFault } from '@datacentre/catalogue/wire/map-calls'
import { withLanguage } from '@datacentre/catalogue/wire/language'
import { useSpoken } from '@datacentre/ui/speech'
import { useInstallation } from '../installation/installation.ts'

/** What rules of quality find in the data of an object, each leading to its rule. */
export function FaultLinks({ faults }: { readonly faults: readonly FoundFault[] }) {
  const { language } = useSpoken()
  const { datacentre } = useInstallation().config
  return (
    <ul>
      {faults.map(({ rule, title, finding }) => (
        <li key={`${rule} ${finding.nl}`}>
          <a href={withLanguage(`${datacentre}/quality/${rule}`, language)} target="_top">
            {title[language]}
          </a>
          : {finding[language]}
        </li>
      ))}
    </ul>
  )
}
