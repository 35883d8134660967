import { Button, IconButton } from '@datacentre/ui/controls/button'
import { useSpoken } from '@datacentre/ui/speech'
import type { Palette } from '../palette.ts'
import './measure-card.css'
import { dropAllPoints, dropLastPoint, useMeasuredLine } from './measured-line.ts'
import { showLength } from './show-length.ts'
import { stopMeasuring } from './stop-measuring.ts'
import { lengthOf } from './true-length.ts'
import { useDrawnLine } from './use-drawn-line.ts'
import { useStopOnEscape } from './use-stop-on-escape.ts'

/** While a distance is measured: how to do it, what it is so far, and how to stop. */
export function MeasureCard({ palette }: { readonly palette: Palette }) {
  const { say, language } = useSpoken()
  const points = useMeasuredLine()
  useDrawnLine(points, palette)
  useStopOnEscape()
  const hasPoints = points.length > 0
  return (
    <section className="measure-card screen-only" aria-label={say('map.measure')}>
      <p className="measure-card-length" role="status">
        {points.length < 2 ? (
          <>
            {say('map.measure.how')} <span className="measure-card-keys">{say('map.measure.keys')}</span>
          </>
        ) : (
          say('map.measure.length', { length: showLength(lengthOf(points), language) })
        )}
      </p>
      <Button icon="undo" onPress={dropLastPoint} isDisabled={!hasPoints}>
        {say('map.measure.undo')}
      </Button>
      <Button icon="bin" onPress={dropAllPoints} isDisabled={!hasPoints}>
        {say('map.measure.clear')}
      </Button>
      <IconButton icon="close" label={say('map.measure.stop')} onPress={stopMeasuring} />
    </section>
  )
}
