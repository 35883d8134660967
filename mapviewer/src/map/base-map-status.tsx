import { Button } from '@datacentre/ui/controls/button'
import { useSpoken } from '@datacentre/ui/speech'
import type { TilesState } from './use-tiles.ts'

/** Says on the map that the base map of another host did not come, and that ours is there instead. */
export function BaseMapStatus({ hasFailed, tryAgain }: TilesState) {
  const { say } = useSpoken()
  return (
    <div className={hasFailed ? 'map-status screen-only' : 'visually-hidden'}>
      <p role="status">{hasFailed && say('map.baseMap.failed')}</p>
      {hasFailed && <Button onPress={tryAgain}>{say('list.failed.tryAgain')}</Button>}
    </div>
  )
}
