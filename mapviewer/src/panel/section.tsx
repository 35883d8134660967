import { useId, type ReactNode } from 'react'
import './section.css'

type SectionProps = { readonly title: string; readonly count?: number; readonly children: ReactNode }

/** A part of a panel under a heading. */
export function Section({ title, count, children }: SectionProps) {
  const id = useId()
  return (
    <section className="panel-section" aria-labelledby={id}>
      <h2 id={id}>
        {title}
        {count !== undefined && <span className="panel-section-count"> {count}</span>}
      </h2>
      {children}
    </section>
  )
}
