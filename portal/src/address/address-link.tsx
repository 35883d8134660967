import { isOwnPage } from '@datacentre/catalogue/texts/own-pages'
import { useSpoken } from '@datacentre/ui/speech'
import type { AnchorHTMLAttributes } from 'react'
import { Link } from './link.tsx'
import { addressIn } from './text-address.ts'

type AddressLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  /** A page of ours such as `contact`, another path of the site such as `/api/`, or an address elsewhere. */
  readonly to: string
}

/** A link that an organisation wrote. Only pages of ours open without loading: we cannot know what lies at another path. */
export function AddressLink({ to, children, ...anchor }: AddressLinkProps) {
  const { language } = useSpoken()
  if (isOwnPage(to) && !to.startsWith('/')) {
    return (
      <Link to={`/${to}`} {...anchor}>
        {children}
      </Link>
    )
  }
  return (
    <a href={addressIn(to, language)} {...anchor}>
      {children}
    </a>
  )
}
