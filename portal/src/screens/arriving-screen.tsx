import type { TextKey } from '@datacentre/catalogue/texts/index'
import { SkeletonRows } from '@datacentre/ui/messages/skeleton'
import { useSpoken } from '@datacentre/ui/speech'
import type { ReactNode } from 'react'
import { PageFrame } from '../frame/page-frame.tsx'

const ROWS = 12

type ArrivingScreenProps = {
  readonly title: TextKey
  readonly route: string
  /** What stands on the page before the screen does. */
  readonly before?: ReactNode
  /** The screen, whose code is loaded when it is first needed; what it is given stands there until then. */
  readonly children: (waiting: ReactNode) => ReactNode
}

/** The page stands while the code of its screen is on its way: frame, name, and rows to come. */
export function ArrivingScreen({ title, route, before, children }: ArrivingScreenProps) {
  const { say } = useSpoken()
  const label = say(title)
  const arriving = (
    <div aria-busy="true">
      {/* Takes no focus: it goes when the screen comes, with a heading of its own. */}
      <h1>{label}</h1>
      {before}
      <p role="status">{say('loadingResults')}</p>
      <SkeletonRows count={ROWS} />
    </div>
  )
  return <PageFrame trail={[{ label, to: route }]}>{children(arriving)}</PageFrame>
}
