import { ShownObject } from '@datacentre/catalogue/wire/shown-object'
import { useSpoken } from '@datacentre/ui/speech'
import { useEffect } from 'react'
import { useAddress } from '../address/address-store.ts'
import { useAskedArea } from '../area/asked-area.ts'
import { useObject } from '../calls/object-call.ts'
import { useScene } from '../map/view/scene.ts'

/** The title of the page, which follows the object; and the heading, where no panel gives one. */
export function PageTitle() {
  const { say } = useSpoken()
  const { object, here } = useAddress()
  const { listing } = useScene()
  const area = useAskedArea()
  const { data } = useObject(object)
  const name = object !== null && data ? data.name : null
  const page = name ?? say('map.title')
  useEffect(() => {
    document.title = say('site.pageTitle', { page })
  }, [say, page])
  const isKnown = object === null || name !== null
  useEffect(() => {
    if (isKnown) window.dispatchEvent(new ShownObject(name))
  }, [isKnown, name])
  return object === null && here === null && area === null && listing === 'closed' ? (
    <h1 className="visually-hidden">{say('map.title')}</h1>
  ) : null
}
