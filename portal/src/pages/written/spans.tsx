import type { Span } from '@datacentre/catalogue/wire/written-page'
import { Fragment, type ReactNode } from 'react'
import { AddressLink } from '../../address/address-link.tsx'

/** Words with how they look and where they lead. */
export const Spans = ({ spans }: { readonly spans: readonly Span[] }) =>
  spans.map((span, at) => <Fragment key={at}>{elementOf(span)}</Fragment>)

function elementOf({ text, strong, emphasis, to }: Span): ReactNode {
  const lines = text.split('\n').map((line, at) => (at === 0 ? line : [<br key={at} />, line]))
  const leaning = emphasis ? <em>{lines}</em> : lines
  const words = strong ? <strong>{leaning}</strong> : leaning
  return to === undefined ? words : <AddressLink to={to}>{words}</AddressLink>
}
