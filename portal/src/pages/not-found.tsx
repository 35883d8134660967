import { useSpoken } from '@datacentre/ui/speech'
import { Link } from '../address/link.tsx'
import { PageFrame } from '../frame/page-frame.tsx'
import { SiteSearch } from '../frame/search/site-search.tsx'
import './short-page.css'

/** There is nothing at this address. */
export function NotFound() {
  const { say } = useSpoken()
  return (
    <PageFrame trail={[]}>
      <div className="short-page">
        <h1 tabIndex={-1}>{say('page.notFound.title')}</h1>
        <p>{say('page.notFound.text')}</p>
        <SiteSearch size="large" />
        <p>
          <Link to="/">{say('page.notFound.home')}</Link>
        </p>
      </div>
    </PageFrame>
  )
}
