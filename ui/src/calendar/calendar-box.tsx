import { useRef, type KeyboardEvent, type ReactNode } from 'react'
import { IconButton } from '../controls/button.tsx'
import './calendar-box.css'
import '../controls/input.css'
import { openedPart } from '../opened-part.tsx'
import { useSpoken } from '../speech.tsx'

export const CalendarPopover = openedPart(() => import('../overlays/popover.tsx'))

type CalendarBoxProps = {
  readonly label: string
  readonly chooseLabel: string
  /** The box that shows what is chosen, and its id. */
  readonly input: ReactNode
  readonly inputId: string
  /** Of what opens, for an input that names it. */
  readonly calendarId?: string | undefined
  readonly isOpen: boolean
  readonly onOpen: () => void
  readonly onClose: () => void
  /** Escape, where that is something else than closing. */
  readonly onEscape?: (() => void) | undefined
  /** Which edge of the box the calendar is in line with. */
  readonly align?: 'start' | 'end' | undefined
  /** What is said under the box. */
  readonly said?: ReactNode
  /** The calendar, which may still have to come in; what it is given stands there until then. */
  readonly children: (waiting: ReactNode) => ReactNode
}

/** A box with a button that opens a calendar under it. */
export function CalendarBox({ label, chooseLabel, input, inputId, isOpen, ...rest }: CalendarBoxProps) {
  const { calendarId, onOpen, onClose, onEscape = onClose, align = 'start', said, children } = rest
  const { say } = useSpoken()
  const control = useRef<HTMLDivElement>(null)
  const byKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return
    // Heard here, because React Aria tells that it closes and not why.
    event.stopPropagation()
    onEscape()
  }
  return (
    <div className="calendar-box">
      <label className="input-label" htmlFor={inputId}>
        {label}
      </label>
      {/* Escape also while the calendar is on its way and the focus still here. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- only hears what its controls let through */}
      <div className="calendar-box-control" ref={control} onKeyDown={isOpen ? byKey : undefined}>
        {input}
        <IconButton
          icon="calendar"
          label={chooseLabel}
          onPress={onOpen}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
        />
      </div>
      {said}
      <CalendarPopover
        className="popover"
        triggerRef={control}
        isOpen={isOpen}
        onOpenChange={(opens) => !opens && onClose()}
        placement={`bottom ${align}`}
        offset={4}
        containerPadding={4}
        aria-label={chooseLabel}
      >
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- only hears what its controls let through */}
        <div id={calendarId} onKeyDown={byKey}>
          {children(<p className="calendar-box-loading">{say('loading')}</p>)}
        </div>
      </CalendarPopover>
    </div>
  )
}
