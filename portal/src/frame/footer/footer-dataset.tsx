import { useSpoken } from '@datacentre/ui/speech'
import { useInstallation } from '@datacentre/client/installation/installation'
import { dataDate, lastMonth, provisionalMonth } from '../dataset-dates.ts'

/** How old the data are, and whether they are real; the part of the footer that is printed. */
export function FooterDataset() {
  const { say } = useSpoken()
  const { dataset } = useInstallation().config
  if (dataset === null) return null
  const date = dataDate(dataset, say)
  const month = lastMonth(dataset, say)
  const provisional = provisionalMonth(dataset, say)
  return (
    <div className="page-footer-dataset">
      {date !== null && <p>{say('dataset.ofDate', { date })}</p>}
      {month !== null && <p>{say('production.until', { month })}</p>}
      {provisional !== null && <p>{say('year.provisionalNote', { month: provisional })}</p>}
      {dataset.demonstration && <p>{say('dataset.demonstrationShort')}</p>}
    </div>
  )
}
