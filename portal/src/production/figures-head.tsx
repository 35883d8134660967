import type { ProductionScreen } from '@datacentre/catalogue/production/screen'
import { useSpoken } from '@datacentre/ui/speech'
import { lastMonth } from '../frame/dataset-dates.ts'
import { ScreenHead } from '../frame/screen-head.tsx'
import { useInstallation } from '@datacentre/client/installation/installation'

type FiguresHeadProps = {
  readonly screen: ProductionScreen
  readonly title: string
  /** Undefined while the figures are on their way. */
  readonly total: number | undefined
}

/** The head of a page of figures: how many results it has, and the month they run to. */
export function FiguresHead({ screen, title, total }: FiguresHeadProps) {
  const { say } = useSpoken()
  const { dataset } = useInstallation().config
  const month = dataset === null ? null : lastMonth(dataset, say)
  return (
    <ScreenHead
      icon={screen.style}
      title={title}
      count={total === undefined ? undefined : say('production.count', { count: total })}
      from={month === null ? null : say('production.until', { month })}
    />
  )
}
