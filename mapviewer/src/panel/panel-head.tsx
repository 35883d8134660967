import type { StyleClass } from '@datacentre/catalogue/colours'
import { IconButton } from '@datacentre/ui/controls/button'
import { Icon } from '@datacentre/ui/controls/icon'
import { useSpoken } from '@datacentre/ui/speech'
import { useEffect, useRef } from 'react'
import { useInModal } from '../address/use-in-modal.ts'
import './panel-head.css'
import { SectionLinks } from './sections/section-links.tsx'
import { useCoveredHeight } from './sections/use-covered-height.ts'

type PanelHeadProps = {
  readonly title: string
  readonly onClose: () => void
  /** What kind of object it is, with its drawing. */
  readonly kind?: { readonly text: string; readonly style: StyleClass }
  /** Whether the title is the name of an object. */
  readonly isName?: true
}

/**
 * The heading of the panel, and the links to its parts. In the modal of a list the name and the cross of an object are those
 * of the modal. The heading takes the focus when the visitor opened it, so that a reader hears what it is; not when
 * the page has just loaded, because then the focus may be elsewhere, such as in the modal around it.
 */
export function PanelHead({ title, kind, isName, onClose }: PanelHeadProps) {
  const { say } = useSpoken()
  const isInModal = useInModal()
  const head = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useCoveredHeight(head)
  useEffect(() => {
    if (navigator.userActivation.hasBeenActive) heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <header ref={head} className={`panel-head ${kind?.style ?? ''}`}>
      <div className="panel-head-top">
        <div className="panel-head-words">
          {kind && (
            <p className="panel-head-kind">
              <Icon name={kind.style} size={20} />
              {kind.text}
            </p>
          )}
          <h1 ref={heading} tabIndex={-1} className={isInModal && isName ? 'visually-hidden' : undefined}>
            {title}
          </h1>
        </div>
        {!(isInModal && kind) && (
          <span className="screen-only">
            <IconButton icon="close" label={say('map.closePanel')} onPress={onClose} />
          </span>
        )}
      </div>
      <SectionLinks />
    </header>
  )
}
