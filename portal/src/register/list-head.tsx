import type { Register } from '@datacentre/catalogue/grammar/register'
import { useSpoken } from '@datacentre/ui/speech'
import { dataDate } from '../frame/dataset-dates.ts'
import { ScreenHead } from '../frame/screen-head.tsx'
import { useInstallation } from '@datacentre/client/installation/installation'

type ListHeadProps = {
  readonly register: Register
  readonly title: string
  /** Undefined while the rows are on their way. */
  readonly total: number | undefined
}

/** The head of a list: how many rows it has, and the date of the data. */
export function ListHead({ register, title, total }: ListHeadProps) {
  const { say } = useSpoken()
  const { dataset } = useInstallation().config
  const date = dataset === null ? null : dataDate(dataset, say)
  return (
    <ScreenHead
      icon={register.style}
      title={title}
      count={total === undefined ? undefined : say(`register.${register.id}.count`, { count: total })}
      from={date === null ? null : say('dataset.ofDate', { date })}
    />
  )
}
