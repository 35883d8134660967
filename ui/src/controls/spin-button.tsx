import { timings } from '@datacentre/catalogue/screen-constants'
import { useEffect, useRef } from 'react'
import { IconButton } from './button.tsx'

type SpinButtonProps = {
  readonly by: number
  readonly icon: 'plus' | 'minus'
  readonly label: string
  readonly isDisabled: boolean
  readonly onSpin: (by: number) => void
  readonly onRelease: () => void
}

/** Turns once when pressed, and after a while again and again until it is let go. */
export function SpinButton({ by, icon, label, isDisabled, onSpin, onRelease }: SpinButtonProps) {
  const timer = useRef(0)
  const isHeld = useRef(false)
  const stop = (): void => {
    window.clearTimeout(timer.current)
    if (isHeld.current) onRelease()
    isHeld.current = false
  }
  const repeat = (delay: number): void => {
    onSpin(by)
    timer.current = window.setTimeout(() => repeat(timings.spinRepeat), delay)
  }
  useEffect(() => () => window.clearTimeout(timer.current), [])
  return (
    <span
      className="number-box-spin"
      role="presentation"
      onPointerDown={(event) => {
        if (isDisabled || event.button !== 0) return
        isHeld.current = true
        repeat(timings.spinFirstDelay)
      }}
      // The box keeps the focus: leaving it would go to the page before the button is let go.
      onMouseDown={(event) => event.preventDefault()}
      onPointerUp={stop}
      onPointerLeave={stop}
      onPointerCancel={stop}
      onContextMenu={(event) => event.preventDefault()}
    >
      <IconButton
        icon={icon}
        iconSize={16}
        label={label}
        isDisabled={isDisabled}
        // A keyboard has the arrow keys of the box; a screen reader's click comes without a pointer.
        isTabStop={false}
        onPress={(event) => {
          if (event.detail > 0) return
          onSpin(by)
          onRelease()
        }}
      />
    </span>
  )
}
