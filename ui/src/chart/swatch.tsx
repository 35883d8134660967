import type { BandLook } from '@datacentre/catalogue/production/series/band-looks'
import { useId } from 'react'
import { BandPattern, fillOf } from './patterns.tsx'

const SIZE = 16

/** A bit of a band, to stand beside its name. */
export function Swatch({ look }: { readonly look: BandLook }) {
  const id = useId()
  return (
    <svg className="chart-swatch" width={SIZE} height={SIZE} aria-hidden="true" focusable="false">
      <BandPattern {...look} id={id} />
      <rect width={SIZE} height={SIZE} rx={2} fill={fillOf({ ...look, id })} />
    </svg>
  )
}
