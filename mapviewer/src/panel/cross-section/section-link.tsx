import { LEAST_WELLS, MOST_WELLS, sectionOfWells } from '@datacentre/catalogue/underground/section-addresses'
import { useInstallation } from '@datacentre/client/installation/installation'
import { Icon } from '@datacentre/ui/controls/icon'
import { useSpoken } from '@datacentre/ui/speech'

/** Leads to the cross-section of boreholes, where they are as many as one can hold. */
export function SectionLink({ keys }: { readonly keys: readonly string[] }) {
  const { say, language } = useSpoken()
  const { datacentre } = useInstallation().config
  if (keys.length < LEAST_WELLS || keys.length > MOST_WELLS) return null
  return (
    <a
      className="button button-primary screen-only"
      href={sectionOfWells(keys, { datacentre, language })}
      target="_top"
    >
      <Icon name="datatype-borehole" size={20} />
      {say('section.show', { count: keys.length })}
    </a>
  )
}
