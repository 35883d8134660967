import type { Layer } from '@datacentre/catalogue/geography/layer-code'
import type { UseQueryResult } from '@tanstack/react-query'
import { useAddress } from '../../address/address-store.ts'
import { shownLayers } from '@datacentre/catalogue/geography/map-page'
import { usePathsLayer } from '../../calls/layer-call.ts'
import { useIsNear } from '../use-is-near.ts'

/** The courses of holes, once they are first to be seen. */
export function usePaths(): UseQueryResult<Layer> {
  const address = useAddress()
  const hasPaths = useIsNear()
  return usePathsLayer(hasPaths && address.showsPaths && shownLayers(address).includes('boreholes'))
}
