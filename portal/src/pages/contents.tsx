import { useSpoken } from '@datacentre/ui/speech'
import type { MouseEvent } from 'react'
import { hrefOf, useAddress } from '../address/address.ts'
import { isPlainClick } from '../address/link.tsx'
import { goToElement } from '../frame/go-to-element.ts'
import type { Section } from './section.ts'

type ContentsProps = { readonly sections: readonly Section[] }

/** The table of contents of a page. */
export function Contents({ sections }: ContentsProps) {
  const { say } = useSpoken()
  const { path, query } = useAddress()
  const here = hrefOf(query === '' ? path : `${path}?${query}`)
  const follow = (event: MouseEvent, id: string): void => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    // The browser's own step would count as a visit to another screen.
    window.history.replaceState(window.history.state, '', `${here}#${id}`)
    goToElement(id)
  }
  return (
    <nav className="prose-contents" aria-labelledby="contents">
      <h2 id="contents">{say('page.contents')}</h2>
      <ul>
        {sections.map(({ id, heading }) => (
          <li key={id}>
            <a href={`${here}#${id}`} onClick={(event) => follow(event, id)}>
              {heading}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
