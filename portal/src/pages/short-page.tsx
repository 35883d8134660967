import type { ReactNode } from 'react'
import { useSpoken } from '@datacentre/ui/speech'
import { PageFrame } from '../frame/page-frame.tsx'
import './short-page.css'

type ShortPageProps = {
  readonly title: string
  readonly path: string
  /** What the page says, whose code is loaded when it is opened; what it is given stands there until then. */
  readonly children: (waiting: ReactNode) => ReactNode
}

/** A page that is there to be read. */
export function ShortPage({ title, path, children }: ShortPageProps) {
  const { say } = useSpoken()
  return (
    <PageFrame trail={[{ label: title, to: path }]}>
      <article className="short-page">
        <h1 tabIndex={-1}>{title}</h1>
        {children(<p className="short-page-loading">{say('loading')}</p>)}
      </article>
    </PageFrame>
  )
}
