import type { LineLook } from '@datacentre/catalogue/production/series/band-looks'
import { markerPath } from './lines.tsx'

const WIDTH = 34
const HEIGHT = 16

/** A bit of a line with its marker, to stand beside its name. */
export function LineSwatch({ look }: { readonly look: LineLook }) {
  const colour = `var(--${look.paint})`
  return (
    <svg className="chart-swatch" width={WIDTH} height={HEIGHT} aria-hidden="true" focusable="false">
      <path
        d={`M0 ${HEIGHT / 2}H${WIDTH}`}
        stroke={colour}
        strokeWidth={2.5}
        {...(look.dash !== '' && { strokeDasharray: look.dash })}
      />
      <path
        d={markerPath(look.marker)}
        transform={`translate(${WIDTH / 2} ${HEIGHT / 2})`}
        fill={colour}
        stroke="var(--surface)"
        strokeWidth={0.75}
      />
    </svg>
  )
}
