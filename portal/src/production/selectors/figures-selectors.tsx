import type { MonthlyCriteria, YearlyCriteria } from '@datacentre/catalogue/production/selecting/selectors'
import { Icon } from '@datacentre/ui/controls/icon'
import { useSpoken } from '@datacentre/ui/speech'
import { useId, useState, type ReactNode } from 'react'
import { chosenInWords } from '../words/asked-in-words.ts'
import './figures-selectors.css'

type FiguresSelectorsProps = {
  readonly criteria: MonthlyCriteria | YearlyCriteria
  /** What takes the figures home, which is seen whether the selectors are folded or not. */
  readonly download: ReactNode
  readonly children: ReactNode
}

/** The selectors of a page of figures. On a phone they are folded behind what is chosen: the figures come first. */
export function FiguresSelectors({ criteria, download, children }: FiguresSelectorsProps) {
  const spoken = useSpoken()
  const { say } = spoken
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <section
      className={`figures-selectors ${isOpen ? '' : 'is-folded'}`}
      aria-label={say('production.selectors')}
    >
      <button
        type="button"
        className="figures-fold"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <span className="figures-fold-words">
          <span>{say(isOpen ? 'production.hideSelectors' : 'production.showSelectors')}</span>
          <span className="figures-fold-chosen">{chosenInWords(criteria, spoken)}</span>
        </span>
        <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} />
      </button>
      <div className="figures-folded" id={id}>
        {children}
      </div>
      {download}
    </section>
  )
}
