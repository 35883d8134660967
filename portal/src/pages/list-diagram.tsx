import './list-diagram.css'

type ListDiagramProps = {
  readonly alt: string
  /** What each numbered part is for, in the order of the numbers. */
  readonly parts: readonly [string, string, string, string, string, string]
}

/** Where the numbers stand in the drawing, which is 640 by 300. */
const numbers = [
  [196, 60],
  [66, 118],
  [40, 60],
  [600, 60],
  [250, 176],
  [600, 176],
] as const

const rows = [128, 160, 192, 224, 256] as const

/** A list in outline, with a number at each part that the legend explains. */
export function ListDiagram({ alt, parts }: ListDiagramProps) {
  return (
    <figure className="list-diagram">
      <svg viewBox="0 0 640 300" role="img" aria-label={alt}>
        <rect className="list-diagram-sheet" x="1" y="1" width="638" height="298" rx="6" />
        <path className="list-diagram-title" d="M24 24H150" />
        <g className="list-diagram-control">
          <rect x="24" y="46" width="120" height="28" rx="4" />
          <rect x="180" y="46" width="220" height="28" rx="4" />
          <rect x="24" y="90" width="150" height="186" rx="4" />
        </g>
        <rect className="list-diagram-action" x="496" y="46" width="120" height="28" rx="4" />
        <path className="list-diagram-rule" d={rows.map((y) => `M196 ${y}H616`).join('')} />
        <path
          className="list-diagram-text"
          d={rows.map((y) => `M232 ${y - 16}H330M360 ${y - 16}H420M450 ${y - 16}H540`).join('')}
        />
        <g className="list-diagram-control">
          {rows.map((y) => (
            <rect key={y} x="200" y={y - 23} width="14" height="14" rx="2" />
          ))}
        </g>
        {numbers.map(([x, y], at) => (
          <g key={at} className="list-diagram-number">
            <circle cx={x} cy={y} r="12" />
            <text x={x} y={y}>
              {at + 1}
            </text>
          </g>
        ))}
      </svg>
      <figcaption>
        <ol>
          {parts.map((part) => (
            <li key={part}>{part}</li>
          ))}
        </ol>
      </figcaption>
    </figure>
  )
}
