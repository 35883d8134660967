import { writeNumber } from '@datacentre/catalogue/numbers/written-number'
import { useSpoken } from '@datacentre/ui/speech'
import type { DepthScale } from '@datacentre/catalogue/underground/depth-scale'

/** Round depths beside a drawing, right-aligned at x = 0. */
export function DepthAxis({ scale }: { readonly scale: DepthScale }) {
  const { language } = useSpoken()
  return (
    <g className="depth-axis">
      {scale.ticks.map((depth) => (
        <g key={depth} transform={`translate(0 ${scale.y(depth)})`}>
          <line x1={-5} x2={0} />
          <text x={-8} dy="0.35em" textAnchor="end">
            {writeNumber(depth, language)}
          </text>
        </g>
      ))}
    </g>
  )
}
