import { useSpoken } from '@datacentre/ui/speech'
import type { MouseEvent } from 'react'
import { goToHeading } from './asked-part.ts'
import { usePanelSections, type PanelPart } from './panel-sections.tsx'
import './section-links.css'
import { useCurrentPart } from './use-current-part.ts'

/** Fewer are in view together. */
const FEWEST = 3

/** The parts of the panel, each to go to at once; the one that is read is marked. */
export function SectionLinks() {
  const { say } = useSpoken()
  const { parts } = usePanelSections()
  const current = useCurrentPart(parts)
  if (parts.length < FEWEST) return null
  return (
    <nav className="section-links screen-only" aria-label={say('map.panel.parts')}>
      <ul>
        {parts.map((part) => (
          <li key={part.heading.id}>
            <a
              ref={part === current ? bringIntoRow : undefined}
              href={`#${part.heading.id}`}
              aria-current={part === current ? 'location' : undefined}
              onClick={(event) => goToPart(event, part)}
            >
              {part.title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Not by `scrollIntoView`, which would scroll the panel as well. */
function bringIntoRow(link: HTMLAnchorElement | null): void {
  const row = link?.closest('nav')
  if (link && row) row.scrollLeft = link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2
}

/** The fragment of the address has the selected rows: it stays. */
function goToPart(event: MouseEvent, { heading }: PanelPart): void {
  event.preventDefault()
  goToHeading(heading)
}
