import type { TextKey } from '@datacentre/catalogue/texts/index'
import { useSpoken } from '@datacentre/ui/speech'
import type { AnchorHTMLAttributes } from 'react'
import { AddressLink } from '../address/address-link.tsx'

type TextLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  /** The text that holds the address. */
  readonly address: TextKey
}

/** A link whose address an operator can change: to one of our own pages, or to anywhere else. */
export function TextLink({ address, ...anchor }: TextLinkProps) {
  const { say } = useSpoken()
  return <AddressLink to={say(address)} {...anchor} />
}
