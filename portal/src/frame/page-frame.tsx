import type { ReactNode } from 'react'
import { Breadcrumb, type Trail } from './breadcrumb.tsx'
import { DemonstrationNotice } from './demonstration-notice.tsx'
import { LateFooter } from './footer/late-footer.tsx'
import { PageHeader } from './header/page-header.tsx'
import { SiteSearch } from './search/site-search.tsx'
import { CONTENT, SkipLink } from './skip-link.tsx'
import { usePageDescription } from './use-page-description.ts'
import './page-frame.css'

type PageFrameProps = {
  /** The way from the data centre to this page, this page included; empty on the home of the data centre. */
  readonly trail: Trail
  readonly children: ReactNode
}

/** What stands around the content of every page (S2). */
export function PageFrame({ trail, children }: PageFrameProps) {
  usePageDescription()
  return (
    <div className="page-frame">
      <SkipLink />
      <div className="page-frame-strip">
        <PageHeader />
      </div>
      <DemonstrationNotice />
      {trail.length > 0 && (
        <div className="page-frame-bar">
          <Breadcrumb trail={trail} />
          <SiteSearch size="small" />
        </div>
      )}
      <main id={CONTENT} className="page-frame-content" tabIndex={-1}>
        {children}
      </main>
      <div className="page-frame-strip">
        <LateFooter />
      </div>
    </div>
  )
}
