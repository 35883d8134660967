import type { TextKey } from '@datacentre/catalogue/texts/index'
import { Button } from '@datacentre/ui/button'
import { useSpoken } from '@datacentre/ui/speech'
import { useState } from 'react'
import { ObjectLink } from '../../address/object-link.tsx'
import type { Link } from '../../calls/object-call.ts'
import { layerOf, layerStyle } from '../../subjects/subjects.ts'
import { pointsAtObject } from '../lists/points-at-object.ts'
import { showArea } from '../show-area.ts'
import './linked-objects.css'

/** More than these are shown when the visitor asks for them. */
const FIRST_SHOWN = 12

type LinkedObjectsProps = { readonly title: TextKey; readonly links: readonly Link[] }

/** The objects on the other end of one kind of link. */
export function LinkedObjects({ title, links }: LinkedObjectsProps) {
  const { say, language } = useSpoken()
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? links : links.slice(0, FIRST_SHOWN)
  return (
    <div className="linked-objects">
      <h3>
        {say(title)}
        {links.length > 1 && <span> {links.length}</span>}
      </h3>
      <ul>
        {shown.map(({ layer, id, name, sharedSquareKilometres: shared, hasLapsed }) => (
          <li
            key={`${layer} ${id}`}
            className={layerStyle(layerOf(layer))}
            {...pointsAtObject({ layer, id })}
          >
            <ObjectLink object={{ layer, id }}>{name}</ObjectLink>
            {shared !== undefined && (
              <span className="linked-objects-note">
                {[showArea(shared, language), ...(hasLapsed ? [say('licenceStatus.EXPIRED')] : [])].join(
                  ' · ',
                )}
              </span>
            )}
          </li>
        ))}
      </ul>
      {shown.length < links.length && (
        <Button look="quiet" onPress={() => setWhole(true)}>
          {say('object.showAll', { count: links.length })}
        </Button>
      )}
    </div>
  )
}
