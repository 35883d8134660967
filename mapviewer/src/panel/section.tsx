import type { ReactNode } from 'react'
import './section.css'

type SectionProps = { readonly title: string; readonly children: ReactNode }

/** A part of a panel under a heading. It has no name of its own, or a panel would have a dozen landmarks. */
export function Section({ title, children }: SectionProps) {
  return (
    <section className="panel-section">
      <h2>{title}</h2>
      {children}
    </section>
  )
}
