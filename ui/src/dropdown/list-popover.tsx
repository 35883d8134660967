import { useRef, type FocusEvent, type KeyboardEvent, type ReactNode, type RefObject } from 'react'
import Popover from '../overlays/popover.tsx'
import { useOutsidePress } from './use-outside-press.ts'
import { useParted } from './use-parted.ts'

export type ListPopoverProps = {
  readonly label: string
  readonly button: RefObject<HTMLButtonElement | null>
  readonly align?: 'start' | 'end' | undefined
  /** Whether it goes along when the page scrolls under it: what is chosen in it may make the page shorter. */
  readonly staysOpen: boolean
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A popover finds its place again when the window becomes another size. */
const placeAnew = (): void => void window.dispatchEvent(new Event('resize'))

/**
 * What hangs under the button of a dropdown for as long as it is rendered. The page stays at work behind it: making all
 * of it inert, and live again, costs more than the choice itself; so would waiting for a closing animation.
 */
export function ListPopover({ label, button, align = 'start', ...rest }: ListPopoverProps) {
  const { staysOpen, onClose, children } = rest
  const popover = useRef<HTMLElement>(null)
  // A press on the button or on its label works the button, which closes the list.
  const isOfButton = (pressed: Element): boolean =>
    [button.current, ...(button.current?.labels ?? [])].some((own) => own?.contains(pressed))
  const isInside = (element: Element): boolean =>
    isOfButton(element) || popover.current?.contains(element) === true
  useOutsidePress(isInside, onClose)
  useParted(button, staysOpen ? placeAnew : onClose)
  const byKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return
    // A dialog around it closes at the next Escape.
    event.stopPropagation()
    onClose()
  }
  const byFocus = ({ relatedTarget }: FocusEvent): void => {
    if (relatedTarget instanceof Element && !isInside(relatedTarget)) onClose()
  }
  return (
    <Popover
      ref={popover}
      isNonModal
      // Within the same part of the page as its button, so that a screen reader finds it there.
      UNSTABLE_portalContainer={button.current?.closest('main, [role=dialog]') ?? document.body}
      className="popover dropdown-popover"
      triggerRef={button}
      isOpen
      // React Aria closes it on every scroll, also where button and list go up together, and does not say why it closes:
      // what closes the list is all above.
      onOpenChange={() => {}}
      shouldCloseOnInteractOutside={(pressed) => !isOfButton(pressed)}
      placement={`bottom ${align}`}
      offset={2}
      containerPadding={8}
      aria-label={label}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- only hears what its controls let through */}
      <div className="dropdown-popover-content" onKeyDown={byKey} onBlur={byFocus}>
        {children}
      </div>
    </Popover>
  )
}
