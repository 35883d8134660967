import type { ProductionScreen } from '@datacentre/catalogue/production/screen'
import { Icon } from '@datacentre/ui/icon'
import { useSpoken } from '@datacentre/ui/speech'
import { lastMonth } from '../frame/dataset-dates.ts'
import { useInstallation } from '../installation/installation.tsx'

type FiguresHeadProps = {
  readonly screen: ProductionScreen
  readonly title: string
  /** Undefined while the figures are on their way. */
  readonly total: number | undefined
}

/** What is seen, how much of it there is, and up to which month. */
export function FiguresHead({ screen, title, total }: FiguresHeadProps) {
  const { say } = useSpoken()
  const { dataset } = useInstallation().config
  const month = dataset === null ? null : lastMonth(dataset, say)
  return (
    <header className="figures-head">
      <span className="figures-head-icon">
        <Icon name={screen.style} size={36} />
      </span>
      <h1 tabIndex={-1}>{title}</h1>
      <p className="figures-head-count" role="status">
        {total === undefined ? ' ' : say('production.count', { count: total })}
      </p>
      <p className="figures-head-until">
        {month !== null && <span>{say('production.until', { month })}</span>}
        <a href={say('reportErrorUrl', { name: encodeURIComponent(title) })}>{say('reportError')}</a>
      </p>
    </header>
  )
}
