import type { FoundFault } from '@datacentre/catalogue/wire/map-calls'
import { withLanguage } from '@datacentre/catalogue/wire/language'
import { useInstallation } from '@datacentre/client/installation/installation'
import { useSpoken } from '@datacentre/ui/speech'
import { Section } from '../section.tsx'

/** What rules of quality find in the data of an object, each leading to its rule. */
export function FaultsFound({ findings }: { readonly findings: readonly FoundFault[] }) {
  const { say, language } = useSpoken()
  const { datacentre } = useInstallation().config
  if (findings.length === 0) return null
  return (
    <Section title={say('object.faultsFound')}>
      <ul>
        {findings.map(({ rule, title, finding }) => (
          <li key={`${rule} ${finding.nl}`}>
            <a href={withLanguage(`${datacentre}/quality/${rule}`, language)} target="_top">
              {title[language]}
            </a>
            : {finding[language]}
          </li>
        ))}
      </ul>
    </Section>
  )
}
