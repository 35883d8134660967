import { useRef, type ReactNode, type RefObject } from 'react'
import { Popover } from 'react-aria-components/Popover'
import './popover.css'
import { useOutsidePress } from './use-outside-press.ts'
import { useHasToClose } from './use-has-to-close.ts'

type DropdownPopoverProps = {
  readonly label: string
  readonly button: RefObject<HTMLButtonElement | null>
  readonly onClose: () => void
  readonly children: ReactNode
}

/**
 * What hangs under the button of a dropdown for as long as it is rendered. The page stays at work behind it: making all
 * of it inert, and live again, costs more than the choice itself; so would waiting for a closing animation.
 */
export function DropdownPopover({ label, button, onClose, children }: DropdownPopoverProps) {
  const popover = useRef<HTMLElement>(null)
  useOutsidePress([button, popover], onClose)
  const hasToClose = useHasToClose(button)
  return (
    <Popover
      ref={popover}
      isNonModal
      // Within the same part of the page as its button, so that a screen reader finds it there.
      UNSTABLE_portalContainer={button.current?.closest('main, [role=dialog]') ?? document.body}
      className="popover dropdown-popover"
      triggerRef={button}
      isOpen
      // React Aria closes it on every scroll, also where button and list go up together.
      onOpenChange={() => hasToClose() && onClose()}
      shouldCloseOnInteractOutside={(element) => element !== button.current}
      placement="bottom start"
      offset={2}
      containerPadding={8}
      aria-label={label}
    >
      {children}
    </Popover>
  )
}
