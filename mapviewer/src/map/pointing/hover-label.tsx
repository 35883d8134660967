import { layerOf } from '@datacentre/catalogue/geography/map-layers'
import { useSpoken } from '@datacentre/ui/speech'
import { kindOf, layerStyle } from '../../subjects/subjects.ts'
import './hover-label.css'
import type { Hover } from './use-pointing.ts'

/** How far from the pointer it stands, in pixels; the style sheet says the same. */
const BESIDE = 14

/** The name of what lies under the pointer. It says nothing that a list does not say too, so it is not read out. */
export function HoverLabel({ found, pixel: [x = 0, y = 0] }: Hover) {
  const { say } = useSpoken()
  const [first] = found
  if (first === undefined) return null
  const layer = layerOf(first.layer)
  return (
    <p
      className={`hover-label ${layerStyle(layer)}`}
      style={
        x < window.innerWidth / 2
          ? { left: x, top: y }
          : { right: `calc(100% - ${x}px + ${2 * BESIDE}px)`, top: y }
      }
      aria-hidden="true"
    >
      <span className="hover-label-kind">{say(kindOf(first.layer))}</span>
      <strong>{first.name}</strong>
      {found.length > 1 && <span>{say('map.more', { count: found.length - 1 })}</span>}
    </p>
  )
}
