import type { TextKey } from '@datacentre/catalogue/texts/index'
import { useSpoken } from '@datacentre/ui/speech'
import type { AnchorHTMLAttributes } from 'react'
import { Link } from '../address/link.tsx'
import { isOurs } from '../address/text-address.ts'

type TextLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  /** The text that holds the address. */
  readonly address: TextKey
}

/** A link whose address an operator can change: to one of our own pages, or to anywhere else. */
export function TextLink({ address, children, ...anchor }: TextLinkProps) {
  const { say } = useSpoken()
  const target = say(address)
  if (isOurs(target)) {
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
