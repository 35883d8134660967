import { layerOf, type LayerId } from '@datacentre/catalogue/geography/map-layers'
import { Button } from '@datacentre/ui/controls/button'
import { useSpoken } from '@datacentre/ui/speech'
import { useAddress } from '../address/address-store.ts'
import { useInstallation } from '@datacentre/client/installation/installation'
import { useIsPast } from '../address/use-is-past.ts'
import { useLayers } from '../calls/layer-call.ts'
import { useKnownYears } from '../calls/years-call.ts'
import { useLefts } from '../filter/use-lefts.ts'
import { usePaths } from './paths/use-paths.ts'
import { layerTitle } from '../subjects/subjects.ts'

/** Says on the map that layers are on their way, that one or the list it is filtered by did not come, or that there are no data at all. */
export function LayerStatus({ names }: { readonly names: readonly LayerId[] }) {
  const { say } = useSpoken()
  const { dataset } = useInstallation().config
  const { filters } = useAddress()
  const layers = useLayers(names)
  const filtered = names.filter((name) => filters[name] !== undefined && layerOf(name).register !== null)
  const lefts = useLefts(filtered)
  const paths = usePaths()
  const years = useKnownYears(useIsPast())
  const calls = [...layers, ...lefts.filter((one) => one !== undefined), paths, years]
  const failed = calls.filter(({ isError }) => isError)
  const away = names.filter(
    (name, at) => layers[at]?.isError === true || lefts[filtered.indexOf(name)]?.isError === true,
  )
  const isFetching = calls.some((call) => call.isFetching)
  const told =
    dataset === null
      ? say('dataset.none')
      : isFetching
        ? say('loading')
        : failed.length > 0
          ? [
              ...away.map((name) => say('map.layerFailed', { layer: say(layerTitle(layerOf(name))) })),
              ...(paths.isError ? [say('map.pathsFailed')] : []),
              ...(years.isError ? [say('map.time.failed')] : []),
            ].join(' ')
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
