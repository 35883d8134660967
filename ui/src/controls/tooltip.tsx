import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type PointerEvent,
  type ReactNode,
} from 'react'
import { placeTooltip } from './place-tooltip.ts'
import './tooltip.css'

/** Time to bring the pointer from what is explained to the explanation, in milliseconds. */
const GRACE_MS = 100

type TooltipProps = {
  /** What it says; without words there is no tooltip. */
  readonly text: string | undefined
  /** Asked when it would appear: false where what it says is seen already. */
  readonly isNeeded?: (() => boolean) | undefined
  /** One element that can have the focus, which also carries these words as its name or description. */
  readonly children: ReactNode
}

/** Words that appear under the pointer or the focus (WCAG 1.4.13: it can be dismissed, hovered and lasts). */
export function Tooltip({ text, isNeeded = () => true, children }: TooltipProps) {
  const [anchor, setAnchor] = useState<Element | null>(null)
  const leaving = useRef<number | null>(null)
  const stay = (): void => {
    window.clearTimeout(leaving.current ?? undefined)
    leaving.current = null
  }
  const show = (around: Element): void => {
    stay()
    if (isNeeded()) setAnchor(around.firstElementChild)
  }
  const leave = (): void => {
    stay()
    leaving.current = window.setTimeout(() => setAnchor(null), GRACE_MS)
  }
  useEffect(() => () => window.clearTimeout(leaving.current ?? undefined), [])
  return (
    <span
      className="tooltip-around"
      role="presentation"
      onPointerOver={(event: PointerEvent) => event.pointerType !== 'touch' && show(event.currentTarget)}
      onPointerOut={leave}
      onFocus={(event: FocusEvent) => event.target.matches(':focus-visible') && show(event.currentTarget)}
      // At once: it would cover what has the focus now.
      onBlur={(event: FocusEvent) => !event.currentTarget.matches(':hover') && setAnchor(null)}
      // A finger does not hover: it finds out why by trying.
      onClick={(event) =>
        event.target instanceof Element && event.target.closest('[aria-disabled=true]')
          ? show(event.currentTarget)
          : setAnchor(null)
      }
    >
      {children}
      {anchor !== null && text !== undefined && text !== '' && (
        <Bubble
          text={text}
          anchor={anchor}
          isLeaving={() => leaving.current !== null}
          onDismiss={() => setAnchor(null)}
        />
      )}
    </span>
  )
}

type BubbleProps = {
  readonly text: string
  readonly anchor: Element
  /** Whether pointer and focus are elsewhere already. */
  readonly isLeaving: () => boolean
  readonly onDismiss: () => void
}

function Bubble({ text, anchor, isLeaving, onDismiss }: BubbleProps) {
  const bubble = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    if (bubble.current !== null) placeTooltip(bubble.current, anchor)
  })
  useEffect(() => {
    const byKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return
      // This one Escape is for the tooltip: a dialog around it closes at the next. One that goes already needs none.
      if (!isLeaving()) event.stopPropagation()
      onDismiss()
    }
    document.addEventListener('keydown', byKey, true)
    document.addEventListener('scroll', onDismiss, true)
    return () => {
      document.removeEventListener('keydown', byKey, true)
      document.removeEventListener('scroll', onDismiss, true)
    }
  }, [isLeaving, onDismiss])
  return (
    <span ref={bubble} className="tooltip" role="tooltip" popover="manual">
      {text}
    </span>
  )
}
