import { PageIcon } from '@datacentre/ui/controls/page-icon'
import { useSpoken } from '@datacentre/ui/speech'
import { Link } from '../address/link.tsx'
import { TextLink } from './text-link.tsx'
import './breadcrumb.css'

/** Steps below the data centre; the last one is the page itself. */
export type Trail = readonly { readonly label: string; readonly to: string }[]

/** Home, the data centre, and from there the way to this page (S2). */
export function Breadcrumb({ trail }: { readonly trail: Trail }) {
  const { say } = useSpoken()
  const hasPortal = say('homeUrl') !== ''
  return (
    <nav className="breadcrumb" aria-label={say('breadcrumb.label')}>
      <ol>
        {hasPortal && (
          <li>
            <TextLink address="homeUrl">{say('breadcrumb.home')}</TextLink>
          </li>
        )}
        <li>
          {hasPortal && <PageIcon name="chevron-right" />}
          <Link to="/">{say('breadcrumb.datacenter')}</Link>
        </li>
        {trail.map(({ label, to }, at) => (
          <li key={to}>
            <PageIcon name="chevron-right" />
            <Link to={to} aria-current={at === trail.length - 1 ? 'page' : undefined}>
              {label}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
