import { useSpoken } from '@datacentre/ui/speech'
import { useAddress } from '../address/address-store.ts'
import { useInstallation } from '@datacentre/client/installation/installation'
import { useHasMunicipalities } from '../map/base-map/use-municipalities.ts'
import { shownBaseMap } from '../address/base-map-names.ts'
import './attribution.css'

const sources = [
  { text: '© OpenStreetMap', address: 'https://www.openstreetmap.org/copyright' },
  { text: '© GeoNames (CC BY)', address: 'https://www.geonames.org' },
  { text: 'Natural Earth', address: 'https://www.naturalearthdata.com' },
] as const

const municipalities = { text: '© CBS, Kadaster (CC BY)', address: 'https://www.pdok.nl' } as const

/** Whose data the base map is made of; their licences ask that it stands on the map. */
export function Attribution() {
  const { say } = useSpoken()
  const { baseMap } = useAddress()
  const { baseMap: configured } = useInstallation().config
  const drawn = useHasMunicipalities() ? [...sources, municipalities] : sources
  const isConfigured = shownBaseMap(baseMap, configured) === 'configured'
  return (
    <p className="attribution">
      <span className="attribution-lead">{say('map.attribution')}</span>{' '}
      {isConfigured && <span>{configured?.attribution} · </span>}
      {drawn.map(({ text, address }, at) => (
        <span key={text}>
          {at > 0 && ' · '}
          <a href={address} target="_blank" rel="noreferrer">
            {text}
          </a>
        </span>
      ))}
    </p>
  )
}
