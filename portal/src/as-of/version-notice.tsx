import type { Register } from '@datacentre/catalogue/grammar/register'
import { showVersionDay } from '@datacentre/catalogue/wording/version-day'
import { Icon } from '@datacentre/ui/controls/icon'
import { useSpoken } from '@datacentre/ui/speech'
import { Link } from '../address/link.tsx'
import type { VersionAsked } from './version-asked.ts'
import './version-notice.css'

type VersionNoticeProps = { readonly register: Register; readonly asked: VersionAsked }

/** Tells that the rows are not the newest, or that there are none of the version that was asked for. */
export function VersionNotice({ register, asked }: VersionNoticeProps) {
  const { say } = useSpoken()
  if (asked.is === 'standing') return null
  return (
    <p className="version-notice" role="status">
      <Icon name="info" size={20} />
      <span>
        {asked.is === 'not kept'
          ? say('list.old.gone', { version: asked.number })
          : say('list.old.text', {
              version: asked.version.version,
              date: showVersionDay(asked.version, say),
            })}{' '}
        <Link to={register.route}>{say('list.old.newest')}</Link>
      </span>
    </p>
  )
}
