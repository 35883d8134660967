import { SkeletonRows } from '@datacentre/ui/messages/skeleton'
import { useSpoken } from '@datacentre/ui/speech'

const CARDS = 12

/** The page keeps its frame while the first figures are on their way. */
export function SkeletonFigures() {
  const { say } = useSpoken()
  return (
    <div className="figures-place" aria-busy="true">
      <p className="visually-hidden" role="status">
        {say('loadingResults')}
      </p>
      <div className="selection-chart-space" />
      <SkeletonRows count={CARDS} />
    </div>
  )
}
