import { useSpoken } from '@datacentre/ui/speech'
import { dataDate, lastMonth } from '../frame/dataset-dates.ts'
import { useInstallation } from '@datacentre/client/installation/installation'

/** The date of the data and the month that figures run to, or that there are no data yet. */
export function DataDates() {
  const { say } = useSpoken()
  const { dataset } = useInstallation().config
  if (dataset === null) return <p className="home-dates">{say('dataset.none')}</p>
  const date = dataDate(dataset, say)
  const month = lastMonth(dataset, say)
  return (
    <p className="home-dates">
      {date !== null && <span>{say('dataset.ofDate', { date })}</span>}
      {month !== null && <span>{say('production.until', { month })}</span>}
    </p>
  )
}
