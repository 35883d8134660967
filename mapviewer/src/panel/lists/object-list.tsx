import { layerOf } from '@datacentre/catalogue/geography/map-layers'
import { useSpoken } from '@datacentre/ui/speech'
import { ObjectLink } from '../../address/object-link.tsx'
import type { NamedObject } from '../../map/view/scene.ts'
import { showAbout } from '../../subjects/show-about.ts'
import { kindOf, layerStyle } from '../../subjects/subjects.ts'
import './object-list.css'
import { pointsAtObject } from './points-at-object.ts'

type ObjectListProps = {
  readonly objects: readonly NamedObject[]
  /** Under a heading that says what all of them are. */
  readonly areOfOneKind?: boolean
}

/** Objects as links, each with what it is. */
export function ObjectList({ objects, areOfOneKind = false }: ObjectListProps) {
  const { say, speech } = useSpoken()
  return (
    <ul className="object-list">
      {objects.map(({ layer, id, name, about }) => {
        const told = showAbout({ layer, name, about }, speech)
        return (
          <li
            key={`${layer} ${id}`}
            className={layerStyle(layerOf(layer))}
            {...pointsAtObject({ layer, id })}
          >
            <ObjectLink object={{ layer, id }} staysInPlace>
              {name}
            </ObjectLink>
            {!areOfOneKind && <span>{say(kindOf(layer))}</span>}
            {told !== '' && <span className="object-list-about">{told}</span>}
          </li>
        )
      })}
    </ul>
  )
}
