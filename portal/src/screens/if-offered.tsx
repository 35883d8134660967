import type { TextKey } from '@datacentre/catalogue/texts/index'
import { isOffered } from '@datacentre/catalogue/wire/offered'
import { useInstallation } from '@datacentre/client/installation/installation'
import { useSpoken } from '@datacentre/ui/speech'
import type { ReactNode } from 'react'
import { Link } from '../address/link.tsx'
import { PageFrame } from '../frame/page-frame.tsx'
import { SiteSearch } from '../frame/search/site-search.tsx'
import '../pages/short-page.css'

type IfOfferedProps = {
  /** The table that the screen shows. */
  readonly table: string
  readonly title: TextKey
  readonly children: ReactNode
}

/** A screen, or where the dataset has nothing for it, a page that says so: its address may be known from elsewhere. */
export function IfOffered({ table, title, children }: IfOfferedProps) {
  const { dataset } = useInstallation().config
  return isOffered(dataset, table) ? children : <Absent title={title} />
}

function Absent({ title }: Pick<IfOfferedProps, 'title'>) {
  const { say } = useSpoken()
  return (
    <PageFrame trail={[]}>
      <div className="short-page">
        <h1 tabIndex={-1}>{say(title)}</h1>
        <p>{say('page.absent.text')}</p>
        <SiteSearch size="large" />
        <p>
          <Link to="/">{say('page.notFound.home')}</Link>
        </p>
      </div>
    </PageFrame>
  )
}
