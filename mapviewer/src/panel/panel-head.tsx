import type { StyleClass } from '@datacentre/catalogue/colours'
import { IconButton } from '@datacentre/ui/controls/button'
import { Icon } from '@datacentre/ui/controls/icon'
import { useSpoken } from '@datacentre/ui/speech'
import { useEffect, useRef } from 'react'
import './panel-head.css'

type PanelHeadProps = {
  readonly title: string
  readonly onClose: () => void
  /** What kind of object it is, with its drawing. */
  readonly kind?: { readonly text: string; readonly style: StyleClass }
}

/**
 * The heading of the panel. It takes the focus when the visitor opened it, so that a reader hears what it is; not when
 * the page has just loaded, because then the focus may be elsewhere, such as in the modal around it.
 */
export function PanelHead({ title, kind, onClose }: PanelHeadProps) {
  const { say } = useSpoken()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (navigator.userActivation.hasBeenActive) heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <header className={`panel-head ${kind?.style ?? ''}`}>
      <div className="panel-head-words">
        {kind && (
          <p className="panel-head-kind">
            <Icon name={kind.style} size={20} />
            {kind.text}
          </p>
        )}
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
      </div>
      <span className="screen-only">
        <IconButton icon="close" label={say('map.closePanel')} onPress={onClose} />
      </span>
    </header>
  )
}
