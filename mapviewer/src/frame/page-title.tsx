import { ShownObject } from '@datacentre/catalogue/wire/shown-object'
import { useSpoken } from '@datacentre/ui/speech'
import { useEffect } from 'react'
import { currentAddress, pageOf, useAddress } from '../address/address-store.ts'
import { useAskedArea } from '../area/asked-area.ts'
import { useObject } from '../calls/object-call.ts'
import { useScene } from '../map/view/scene.ts'

/** The title of the page, which follows the object; and the heading, where no panel gives one. */
export function PageTitle() {
  const { say } = useSpoken()
  const { object, here } = useAddress()
  const { listing } = useScene()
  const area = useAskedArea()
  const { data, isError } = useObject(object)
  const name = object !== null && data ? data.name : null
  const title = name ?? say('map.title')
  useEffect(() => {
    document.title = say('site.pageTitle', { page: title })
  }, [say, title])
  // What is not to be had is known by its id.
  const shown = object === null || name !== null || !isError ? name : object.id
  const isKnown = object === null || shown !== null
  const page = pageOf(object)
  useEffect(() => {
    // Told to show another, it is that from then on, also before it is drawn.
    if (isKnown && page === pageOf(currentAddress().object))
      window.dispatchEvent(new ShownObject(page, shown))
  }, [isKnown, page, shown])
  return object === null && here === null && area === null && listing === 'closed' ? (
    <h1 className="visually-hidden">{say('map.title')}</h1>
  ) : null
}
