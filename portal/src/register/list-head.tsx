import type { Register } from '@datacentre/catalogue/grammar/register'
import type { Dataset } from '@datacentre/catalogue/wire/config'
import { withLanguage } from '@datacentre/catalogue/wire/language'
import type { Say } from '@datacentre/catalogue/texts/speak-from'
import { showVersionDay } from '@datacentre/catalogue/wording/version-day'
import { useSpoken } from '@datacentre/ui/speech'
import type { VersionAsked } from '../as-of/version-asked.ts'
import { dataDate } from '../frame/dataset-dates.ts'
import { ScreenHead } from '../frame/screen-head.tsx'
import { useInstallation } from '@datacentre/client/installation/installation'

type ListHeadProps = {
  readonly register: Register
  readonly title: string
  /** Undefined while the rows are on their way. */
  readonly total: number | undefined
  readonly asked: VersionAsked
}

function dateOf(asked: VersionAsked, dataset: Dataset | null, say: Say): string | null {
  if (asked.is === 'old') return showVersionDay(asked.version, say)
  return asked.is === 'not kept' || dataset === null ? null : dataDate(dataset, say)
}

/** The head of a list: how many rows it has, and the date of the data. */
export function ListHead({ register, title, total, asked }: ListHeadProps) {
  const { say, language } = useSpoken()
  const { dataset, datacentre } = useInstallation().config
  const date = dateOf(asked, dataset, say)
  return (
    <ScreenHead
      icon={register.style}
      title={title}
      count={total === undefined ? undefined : say(`register.${register.id}.count`, { count: total })}
      from={date === null ? null : say('dataset.ofDate', { date })}
      {...(dataset !== null &&
        dataset.versions.length > 1 && {
          more: <a href={withLanguage(`${datacentre}/changes`, language)}>{say('list.versions')}</a>,
        })}
    />
  )
}
