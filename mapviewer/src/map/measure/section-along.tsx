import { MOST_PLACES, sectionAlong } from '@datacentre/catalogue/underground/section-addresses'
import { useInstallation } from '@datacentre/client/installation/installation'
import { Icon } from '@datacentre/ui/controls/icon'
import { useSpoken } from '@datacentre/ui/speech'
import type { Coordinate } from '@datacentre/catalogue/geography/coordinates/offered-systems'
import { fromRd } from '../coordinates/systems.ts'

/** Leads to the boreholes along the line that is measured. */
export function SectionAlong({ points }: { readonly points: readonly Coordinate[] }) {
  const { say, language } = useSpoken()
  const { datacentre } = useInstallation().config
  if (points.length < 2 || points.length > MOST_PLACES) return null
  const line = points.map((point) => fromRd(point, 'WGS84'))
  return (
    <a className="button button-plain" href={sectionAlong(line, { datacentre, language })} target="_top">
      <Icon name="datatype-borehole" size={20} />
      <span className="button-words">{say('section.along')}</span>
    </a>
  )
}
