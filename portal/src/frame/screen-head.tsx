import { Icon, type IconName } from '@datacentre/ui/controls/icon'
import { useSpoken } from '@datacentre/ui/speech'
import type { ReactNode } from 'react'
import './screen-head.css'

/** Keeps the room of a line. */
const EMPTY_LINE = '\u00a0'

type ScreenHeadProps = {
  readonly icon: IconName
  readonly title: string
  /** In words; undefined while it is not known. */
  readonly count: string | undefined
  /** From when the data are, in words; null where that is not known. */
  readonly from: string | null
  /** A link to more about where they come from. */
  readonly more?: ReactNode
}

/** What is seen, how much of it there is, and from when it is. */
export function ScreenHead({ icon, title, count, from, more }: ScreenHeadProps) {
  const { say } = useSpoken()
  return (
    <header className="screen-head">
      <span className="screen-head-icon">
        <Icon name={icon} size={36} />
      </span>
      <h1 tabIndex={-1}>{title}</h1>
      <p className="screen-head-count" role="status">
        {count ?? EMPTY_LINE}
      </p>
      <p className="screen-head-from">
        {from !== null && <span>{from}</span>}
        {more}
        <a href={say('reportErrorUrl', { name: encodeURIComponent(title) })}>
          <span className="screen-head-report">{say('reportError')}</span>
          <span className="screen-head-report-short">{say('reportError.short')}</span>
        </a>
      </p>
    </header>
  )
}
