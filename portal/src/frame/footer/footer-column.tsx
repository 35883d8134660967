import { Children, type ReactNode } from 'react'

type FooterColumnProps = {
  readonly id: string
  readonly title: string
  /** The links of the column. */
  readonly children: ReactNode
}

export function FooterColumn({ id, title, children }: FooterColumnProps) {
  return (
    <nav className="page-footer-column" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>
        {Children.map(children, (link) => (
          <li>{link}</li>
        ))}
      </ul>
    </nav>
  )
}
