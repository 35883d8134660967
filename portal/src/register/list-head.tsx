import type { Register } from '@datacentre/catalogue/grammar/register'
import { Icon } from '@datacentre/ui/icon'
import { useSpoken } from '@datacentre/ui/speech'
import { dataDate } from '../frame/dataset-dates.ts'
import { useInstallation } from '../installation/installation.tsx'

type ListHeadProps = {
  readonly register: Register
  readonly title: string
  /** Undefined while the rows are on their way. */
  readonly total: number | undefined
}

/** What is seen, how much of it there is, and from when it is. */
export function ListHead({ register, title, total }: ListHeadProps) {
  const { say } = useSpoken()
  const { dataset } = useInstallation().config
  const date = dataset === null ? null : dataDate(dataset)
  return (
    <header className="list-head">
      <span className="list-head-icon">
        <Icon name={register.style} size={36} />
      </span>
      <h1 tabIndex={-1}>{title}</h1>
      <p className="list-head-count" role="status">
        {total === undefined ? ' ' : say(`register.${register.id}.count`, { count: total })}
      </p>
      <p className="list-head-date">
        {date !== null && <span>{say('dataset.ofDate', { date })}</span>}
        <a href={say('reportErrorUrl', { name: encodeURIComponent(title) })}>{say('reportError')}</a>
      </p>
    </header>
  )
}
