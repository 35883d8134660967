import type { LayerName } from '@datacentre/catalogue/geography/map-layers'
import { Button } from '@datacentre/ui/button'
import { useSpoken } from '@datacentre/ui/speech'
import { useInstallation } from '../boot/installation.tsx'
import { useLayers } from '../calls/layer-call.ts'

/** Says on the map that layers are on their way, that one did not come, or that there are no data at all. */
export function LayerStatus({ names }: { readonly names: readonly LayerName[] }) {
  const { say } = useSpoken()
  const { dataset } = useInstallation().config
  const layers = useLayers(names)
  const failed = layers.filter(({ isError }) => isError)
  const isFetching = layers.some((layer) => layer.isFetching)
  const told =
    dataset === null
      ? say('dataset.none')
      : isFetching
        ? say('loading')
        : failed.length > 0
          ? say('map.layerFailed')
          : ''
  return (
    <div className={told === '' ? 'visually-hidden' : 'map-status screen-only'}>
      <p role="status">{told}</p>
      {failed.length > 0 && !isFetching && (
        <Button onPress={() => failed.forEach(({ refetch }) => void refetch())}>
          {say('list.failed.tryAgain')}
        </Button>
      )}
    </div>
  )
}
