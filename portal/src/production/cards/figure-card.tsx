import { EARLIEST_PRODUCTION_YEAR } from '@datacentre/catalogue/time/years'
import type { Subject } from '@datacentre/catalogue/production/figure'
import { CompareBox } from '../comparing/compare-box.tsx'
import { Icon } from '@datacentre/ui/controls/icon'
import { useSpoken } from '@datacentre/ui/speech'
import type { ReactNode } from 'react'
import { openDetail } from '../../detail/open-detail.ts'

type FigureCardProps = {
  readonly id: string
  readonly subject: Subject
  /** The year or month, in words. */
  readonly time: string
  readonly isOpen: boolean
  readonly onToggle: (id: string) => void
  /** What is seen beside name and time while the card is closed. */
  readonly children: ReactNode
  /** What an open card tells more. */
  readonly details: ReactNode
}

/** One figure: whose and of when, its gist in a row, and the rest when it is opened. */
export function FigureCard({ id, subject, time, isOpen, onToggle, children, details }: FigureCardProps) {
  const { say } = useSpoken()
  const { key, name } = subject
  const since = EARLIEST_PRODUCTION_YEAR
  const detailsId = `figure-${id}`
  return (
    <li className="figure-card">
      <div className="figure-card-row">
        <CompareBox subject={subject} />
        <h3 className="figure-card-name">
          <button
            type="button"
            title={say('production.openHistory', { year: since })}
            onClick={() => openDetail(key)}
          >
            {name}
          </button>
        </h3>
        <p className="figure-card-time">{time}</p>
        {children}
        <button
          type="button"
          className="figure-card-toggle"
          aria-expanded={isOpen}
          aria-controls={isOpen ? detailsId : undefined}
          aria-label={say(isOpen ? 'production.collapse' : 'production.expand', { name, time })}
          onClick={() => onToggle(id)}
        >
          <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} />
        </button>
      </div>
      {isOpen && (
        <div className="figure-card-details" id={detailsId}>
          {details}
        </div>
      )}
    </li>
  )
}
