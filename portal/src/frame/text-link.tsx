import { isOwnPage } from '@datacentre/catalogue/texts/own-pages'
import type { TextKey } from '@datacentre/catalogue/texts/index'
import { useSpoken } from '@datacentre/ui/speech'
import type { AnchorHTMLAttributes } from 'react'
import { Link } from '../address/link.tsx'

type TextLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  /** The text that holds the address. */
  readonly address: TextKey
}

/** A link whose address an operator can change: to one of our own pages, or to anywhere else. */
export function TextLink({ address, children, ...anchor }: TextLinkProps) {
  const { say } = useSpoken()
  const target = say(address)
  if (isOwnPage(target)) {
    return (
      <Link to={`/${target}`} {...anchor}>
        {children}
      </Link>
    )
  }
  return (
    <a href={target} {...anchor}>
      {children}
    </a>
  )
}
