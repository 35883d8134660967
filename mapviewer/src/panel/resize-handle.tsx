import { belowTablet } from '@datacentre/ui/breakpoints'
import { useSpoken } from '@datacentre/ui/speech'
import type { KeyboardEvent, PointerEvent } from 'react'
import type { PanelSize } from './use-panel-size.ts'

/** A key moves the edge so many pixels. */
const STEP = 24

type ResizeHandleProps = { readonly size: PanelSize; readonly onResize: (wanted: Partial<PanelSize>) => void }

/** The panel comes from below. */
const phone = window.matchMedia(belowTablet)

/** The edge between map and panel, which can be dragged and moved with the arrow keys. */
export function ResizeHandle({ size, onResize }: ResizeHandleProps) {
  const { say } = useSpoken()
  const drag = (event: PointerEvent): void => {
    if (event.currentTarget.hasPointerCapture(event.pointerId))
      onResize({ width: window.innerWidth - event.clientX, height: window.innerHeight - event.clientY })
  }
  const byKey = (event: KeyboardEvent): void => {
    const step = { ArrowLeft: STEP, ArrowUp: STEP, ArrowRight: -STEP, ArrowDown: -STEP }[event.key]
    if (step === undefined) return
    event.preventDefault()
    onResize(phone.matches ? { height: size.height + step } : { width: size.width + step })
  }
  return (
    <div
      className="resize-handle screen-only"
      role="separator"
      tabIndex={0}
      aria-orientation={phone.matches ? 'horizontal' : 'vertical'}
      aria-label={say('map.resizePanel')}
      aria-valuenow={phone.matches ? size.height : size.width}
      aria-valuemin={0}
      aria-valuemax={phone.matches ? window.innerHeight : window.innerWidth}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
      onKeyDown={byKey}
    />
  )
}
