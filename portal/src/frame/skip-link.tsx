import { useSpoken } from '@datacentre/ui/speech'
import type { MouseEvent } from 'react'
import { hrefOf, useAddress } from '../address/address.ts'
import { goToElement } from './go-to-element.ts'
import './skip-link.css'

/** The id of the content between header and footer. */
export const CONTENT = 'content'

/** Shown when it has the focus: past the menu to the content. */
export function SkipLink() {
  const { say } = useSpoken()
  const { path, query } = useAddress()
  // A bare #content would start from the base element and so leave the page.
  const here = query === '' ? path : `${path}?${query}`
  const skip = (event: MouseEvent): void => {
    event.preventDefault()
    goToElement(CONTENT)
  }
  return (
    <a className="skip-link" href={`${hrefOf(here)}#${CONTENT}`} onClick={skip}>
      {say('skipToContent')}
    </a>
  )
}
