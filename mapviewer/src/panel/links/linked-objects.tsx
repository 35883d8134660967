import { layerOf } from '@datacentre/catalogue/geography/map-layers'
import type { TextKey } from '@datacentre/catalogue/texts/index'
import { Button } from '@datacentre/ui/controls/button'
import { useSpoken } from '@datacentre/ui/speech'
import { useState } from 'react'
import { ObjectLink } from '../../address/object-link.tsx'
import type { Link } from '../../calls/object-call.ts'
import { showAbout } from '../../subjects/show-about.ts'
import { layerStyle } from '../../subjects/subjects.ts'
import { pointsAtObject } from '../lists/points-at-object.ts'
import { showArea } from '../show-area.ts'
import './linked-objects.css'

/** More than these are shown when the visitor asks for them. */
const FIRST_SHOWN = 12

type LinkedObjectsProps = { readonly title: TextKey; readonly links: readonly Link[] }

/** The objects on the other end of one kind of link. */
export function LinkedObjects({ title, links }: LinkedObjectsProps) {
  const { say, speech, language } = useSpoken()
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? links : links.slice(0, FIRST_SHOWN)
  return (
    <div className="linked-objects">
      <h3>
        {say(title)}
        {links.length > 1 && <span> {links.length}</span>}
      </h3>
      <ul>
        {shown.map((link) => {
          const { layer, id, name, sharedSquareKilometres: shared } = link
          const notes = [
            ...(shared === undefined ? [] : [showArea(shared, language)]),
            showAbout(link, speech),
          ].filter((note) => note !== '')
          return (
            <li
              key={`${layer} ${id}`}
              className={layerStyle(layerOf(layer))}
              {...pointsAtObject({ layer, id })}
            >
              <ObjectLink object={{ layer, id }}>{name}</ObjectLink>
              {notes.length > 0 && <span className="linked-objects-note">{notes.join(' · ')}</span>}
            </li>
          )
        })}
      </ul>
      {shown.length < links.length && (
        <Button look="quiet" onPress={() => setWhole(true)}>
          {say('object.showAll', { count: links.length })}
        </Button>
      )}
    </div>
  )
}
