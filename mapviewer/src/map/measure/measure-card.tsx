import type { ReactNode } from 'react'
import { Button, IconButton } from '@datacentre/ui/controls/button'
import { useSpoken, type Spoken } from '@datacentre/ui/speech'
import type { Coordinate } from '@datacentre/catalogue/geography/coordinates/offered-systems'
import type { Palette } from '../palette.ts'
import './measure-card.css'
import { dropAllPoints, dropLastPoint, useMeasuredLine } from './measured-line.ts'
import { showGround, showLength } from './show-length.ts'
import { SectionAlong } from './section-along.tsx'
import { stopMeasuring } from './stop-measuring.ts'
import { areaOf } from './true-area.ts'
import { bearingOf } from './true-bearing.ts'
import { lengthOf } from '@datacentre/catalogue/geography/near/true-length'
import { useDrawnLine } from './use-drawn-line.ts'
import { useStopOnEscape } from './use-stop-on-escape.ts'
import { mapIcons } from '../../map-icons.ts'

/** The whole length, in which direction its last part goes, and from three points on what it encloses. */
function measured(
  points: readonly Coordinate[],
  { say, language }: Pick<Spoken, 'say' | 'language'>,
): string[] {
  const [from, to] = points.slice(-2)
  if (from === undefined || to === undefined) return []
  const length = say('map.measure.length', { length: showLength(lengthOf(points), language) })
  const degrees = say('map.measure.bearing', { degrees: Math.round(bearingOf(from, to)) % 360 })
  return points.length < 3
    ? [length, degrees]
    : [length, degrees, say('map.measure.area', { area: showGround(areaOf(points), language) })]
}

type MeasureCardProps = {
  readonly palette: Palette
  /** What else can be done with what is measured. */
  readonly children?: ReactNode
}

/** While a distance is measured: how to do it, what it is so far, and how to stop. */
export function MeasureCard({ palette, children }: MeasureCardProps) {
  const { say, language } = useSpoken()
  const points = useMeasuredLine()
  useDrawnLine(points, palette)
  useStopOnEscape()
  const hasPoints = points.length > 0
  const said = measured(points, { say, language })
  return (
    <section className="measure-card screen-only" aria-label={say('map.measure')}>
      <p className={points.length < 2 ? 'measure-card-length is-how' : 'measure-card-length'} role="status">
        {points.length < 2 ? (
          <>
            {say('map.measure.how')} <span className="measure-card-keys">{say('map.measure.keys')}</span>
          </>
        ) : (
          said.join(' · ')
        )}
      </p>
      <Button icon={mapIcons.undo} onPress={dropLastPoint} isDisabled={!hasPoints}>
        {say('map.measure.undo')}
      </Button>
      <Button icon={mapIcons.bin} onPress={dropAllPoints} isDisabled={!hasPoints}>
        {say('map.measure.clear')}
      </Button>
      <SectionAlong points={points} />
      {children}
      <IconButton icon="close" label={say('map.measure.stop')} onPress={stopMeasuring} />
    </section>
  )
}
