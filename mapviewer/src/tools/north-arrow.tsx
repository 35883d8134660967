import { useSpoken } from '@datacentre/ui/speech'
import './north-arrow.css'

/** The map does not turn: north of the national grid is always up. */
export function NorthArrow() {
  const { say } = useSpoken()
  return (
    <svg
      className="north-arrow"
      viewBox="-16 -22 32 44"
      width={32}
      height={44}
      role="img"
      aria-label={say('map.north')}
    >
      <path className="north-arrow-ground" d="M0-12L9 16L0 10L-9 16Z" />
      <path className="north-arrow-half" d="M0-12L9 16L0 10Z" />
      <text y={-14} textAnchor="middle">
        N
      </text>
    </svg>
  )
}
