import type { ReactNode } from 'react'
import { Contents } from './contents.tsx'
import type { Section } from './section.ts'
import { useOpenedSection } from './use-opened-section.ts'
import './prose.css'

type ProseProps = {
  /** What the page is about, in a sentence or two. */
  readonly lead?: ReactNode
  /** What is said before the first section. */
  readonly opening?: ReactNode
  readonly sections: readonly Section[]
}

/** The running text of a page, with a table of its contents. */
export function Prose({ lead, opening, sections }: ProseProps) {
  useOpenedSection()
  return (
    <div className="prose">
      {lead !== undefined && <p className="prose-lead">{lead}</p>}
      {sections.length > 1 && <Contents sections={sections} />}
      <div className="prose-text">
        {opening}
        {sections.map(({ id, heading, text }) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id} tabIndex={-1}>
              {heading}
            </h2>
            {text}
          </section>
        ))}
      </div>
    </div>
  )
}
