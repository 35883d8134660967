import type { Register } from '@datacentre/catalogue/grammar/register'
import { showLongDay } from '@datacentre/catalogue/wording/long-dates'
import { readDay } from '@datacentre/catalogue/time/days'
import type { DatasetVersion } from '@datacentre/catalogue/wire/config'
import { Icon } from '@datacentre/ui/controls/icon'
import { useSpoken, type Spoken } from '@datacentre/ui/speech'
import { Link } from '../address/link.tsx'
import type { VersionAsked } from './version-asked.ts'
import './version-notice.css'

type VersionNoticeProps = { readonly register: Register; readonly asked: VersionAsked }

/** The day of a version: that of its package, or else of its import. */
export const dayOfVersion = ({ created, importedAt }: DatasetVersion, { say }: Spoken): string =>
  showLongDay((created === null ? null : readDay(created)) ?? importedAt, say)

/** Tells that the rows are not the newest, or that there are none of the version that was asked for. */
export function VersionNotice({ register, asked }: VersionNoticeProps) {
  const spoken = useSpoken()
  const { say } = spoken
  if (asked.is === 'standing') return null
  return (
    <p className="version-notice" role="status">
      <Icon name="info" size={20} />
      <span>
        {asked.is === 'not kept'
          ? say('list.old.gone', { version: asked.number })
          : say('list.old.text', {
              version: asked.version.version,
              date: dayOfVersion(asked.version, spoken),
            })}{' '}
        <Link to={register.route}>{say('list.old.newest')}</Link>
      </span>
    </p>
  )
}
