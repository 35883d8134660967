import { useInstallation } from '@datacentre/client/installation/installation'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useAddress } from '../../address/address-store.ts'
import { shownBaseMap } from '../../address/base-map-names.ts'
import { useMapModel } from '../map-model.ts'
import type { Palette } from '../palette.ts'
import { useIsNear } from '../use-is-near.ts'
import { loadMunicipalities, municipalityLayers } from './municipalities.ts'

/** Whether municipalities are drawn: on our own map of our own country, when it is near. */
export function useHasMunicipalities(): boolean {
  const { baseMap: asked } = useAddress()
  const { baseMap: configured, site } = useInstallation().config
  const isNear = useIsNear()
  return isNear && site.country === null && shownBaseMap(asked, configured) === 'atlas'
}

/** Draws the municipalities, which are fetched when the map is first near; without them the map still works. */
export function useMunicipalities(palette: Palette): void {
  const { map } = useMapModel()
  const isWanted = useHasMunicipalities()
  const { data } = useQuery({
    queryKey: ['municipalities'],
    queryFn: loadMunicipalities,
    enabled: isWanted,
  })
  useEffect(() => {
    if (!isWanted || data === undefined) return undefined
    const layers = municipalityLayers(data, palette)
    for (const layer of layers) map.addLayer(layer)
    return () => {
      for (const layer of layers) map.removeLayer(layer)
    }
  }, [map, data, isWanted, palette])
}
