import { useSpoken } from '@datacentre/ui/speech'
import { MOST_IN_VIEW } from '../../map/view/most-in-view.ts'
import { useScene } from '../../map/view/scene.ts'
import type { ObjectId } from '@datacentre/catalogue/geography/map-page'
import { sameObject } from '../../subjects/subjects.ts'
import './also-here.css'
import { ObjectList } from './object-list.tsx'

/** What else lies where the visitor clicked: an area under a borehole is one step away. */
export function AlsoHere({ object }: { readonly object: ObjectId }) {
  const { say } = useSpoken()
  const { choice } = useScene()
  if (!choice.some((one) => sameObject(one, object)) || choice.length < 2) return null
  const others = choice.filter((one) => !sameObject(one, object)).slice(0, MOST_IN_VIEW)
  return (
    <details className="also-here screen-only">
      <summary>{say('map.alsoHere', { count: others.length })}</summary>
      <ObjectList objects={others} />
    </details>
  )
}
