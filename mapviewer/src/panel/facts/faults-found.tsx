import type { FoundFault } from '@datacentre/catalogue/wire/map-calls'
import { FaultLinks } from '@datacentre/client/findings/fault-links'
import { useSpoken } from '@datacentre/ui/speech'
import { Section } from '../section.tsx'

/** What rules of quality find in the data of an object, in a section of the panel. */
export function FaultsFound({ findings }: { readonly findings: readonly FoundFault[] }) {
  const { say } = useSpoken()
  if (findings.length === 0) return null
  return (
    <Section title={say('object.faultsFound')} shortTitle={say('object.faultsFound.short')}>
      <FaultLinks faults={findings} />
    </Section>
  )
}
