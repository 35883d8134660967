import type { MouseEvent, ReactNode } from 'react'
import type { ObjectId } from '@datacentre/catalogue/geography/map-page'
import { chooseFromList, goToObject, objectHref, useAddress } from './address-store.ts'

/** A click with a modifier, or another button, asks the browser for a new tab or window: that stays the browser's. */
const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

type ObjectLinkProps = {
  readonly object: ObjectId
  readonly children: ReactNode
  /** The map moves no farther than it must: the object is in view or near. */
  readonly staysInPlace?: true
}

/** A link to another object, which opens without loading the page again. */
export function ObjectLink({ object, children, staysInPlace }: ObjectLinkProps) {
  useAddress()
  const follow = (event: MouseEvent): void => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    if (staysInPlace) chooseFromList(object)
    else goToObject(object)
  }
  return (
    <a href={objectHref(object)} onClick={follow}>
      {children}
    </a>
  )
}
