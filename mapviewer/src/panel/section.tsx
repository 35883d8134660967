import { useEffect, useRef, type ReactNode } from 'react'
import './section.css'
import { goToAskedPart, partId } from './sections/asked-part.ts'
import { usePanelSections } from './sections/panel-sections.tsx'

type SectionProps = {
  readonly title: string
  readonly children: ReactNode
  /** Among the links to the parts of the panel, where its title is a long one. */
  readonly shortTitle?: string
  readonly className?: string
}

/** A part of a panel under a heading. It has no name of its own, or a panel would have a dozen landmarks. */
export function Section({ title, shortTitle = title, children, className = '' }: SectionProps) {
  const id = partId(shortTitle)
  const heading = useRef<HTMLHeadingElement>(null)
  const { enter } = usePanelSections()
  useEffect(
    () => (heading.current === null ? undefined : enter({ title: shortTitle, heading: heading.current })),
    [enter, shortTitle],
  )
  useEffect(() => {
    if (heading.current !== null) goToAskedPart(heading.current)
  }, [])
  return (
    <section className={`panel-section ${className}`}>
      <h2 ref={heading} id={id} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  )
}
