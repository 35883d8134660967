import { SkeletonRows } from '@datacentre/ui/messages/skeleton'
import { useSpoken } from '@datacentre/ui/speech'

const CARDS = 12

type SkeletonFiguresProps = {
  /** What is known already of the figures that come. */
  readonly answer: string | null
}

/** The page keeps its frame while the first figures are on their way. */
export function SkeletonFigures({ answer }: SkeletonFiguresProps) {
  const { say } = useSpoken()
  return (
    <div className="figures-place" aria-busy="true">
      <p className="visually-hidden" role="status">
        {say('loadingResults')}
      </p>
      {answer !== null && <p className="first-paint-answer">{answer}</p>}
      <div className="selection-chart-space" />
      <SkeletonRows count={CARDS} />
    </div>
  )
}
