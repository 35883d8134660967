import { IconButton } from '@datacentre/ui/controls/button'
import { useSpoken } from '@datacentre/ui/speech'
import { useMapModel } from '../map/map-model.ts'
import { moveBy } from '../map/view/travel.ts'
import './compass.css'
import { NorthArrow } from './north-arrow.tsx'

/** The sides of the map, and where each lies: a part of its width and of its height. */
const sides = [
  { name: 'north', icon: 'chevron-up', part: [0, 1] },
  { name: 'west', icon: 'chevron-left', part: [-1, 0] },
  { name: 'east', icon: 'chevron-right', part: [1, 0] },
  { name: 'south', icon: 'chevron-down', part: [0, -1] },
] as const

/** Where north is, and around it a button for each side: who cannot drag the map moves it with these. */
export function Compass() {
  const { map } = useMapModel()
  const { say } = useSpoken()
  return (
    <div className="compass" role="group" aria-label={say('map.move')}>
      <NorthArrow />
      {sides.map(({ name, icon, part }) => (
        <span key={name} className={`compass-${name} screen-only`}>
          <IconButton icon={icon} label={say(`map.move.${name}`)} onPress={() => moveBy(map, part)} />
        </span>
      ))}
    </div>
  )
}
