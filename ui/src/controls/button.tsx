import { useId, type AriaAttributes, type MouseEvent, type ReactNode, type Ref } from 'react'
import './button.css'
import { Icon, type AnyIcon } from './icon.tsx'
import { Tooltip } from './tooltip.tsx'

type Look = 'primary' | 'plain' | 'quiet'

type PressProps = AriaAttributes & {
  readonly onPress: (event: MouseEvent) => void
  readonly look?: Look | undefined
  readonly isDisabled?: boolean | undefined
  /** Why it is off: shown as a tooltip and said with the name. */
  readonly why?: string | undefined
  readonly id?: string | undefined
  readonly ref?: Ref<HTMLButtonElement> | undefined
}

export type ButtonProps = PressProps & { readonly children: ReactNode; readonly icon?: AnyIcon | undefined }

/** A button that says what happens. When it is off it keeps the focus, so that its reason can be heard. */
export function Button({ children, icon, look = 'plain', why, ...press }: ButtonProps) {
  const reason = press.isDisabled === true ? why : undefined
  // Always within a tooltip, with or without words, so that a button that goes on or off stays the same element.
  return (
    <Tooltip text={reason}>
      <Pressed {...press} className={`button button-${look}`} why={reason}>
        {icon !== undefined && <Icon name={icon} size={20} />}
        <span className="button-words">{children}</span>
      </Pressed>
    </Tooltip>
  )
}

export type IconButtonProps = PressProps & {
  readonly icon: AnyIcon
  /** Its name, which is also its tooltip. */
  readonly label: string
  /** Of the drawing, in pixels. */
  readonly iconSize?: number | undefined
  /** False where a keyboard has another way to do the same. */
  readonly isTabStop?: boolean | undefined
}

export function IconButton({ icon, label, look = 'quiet', iconSize = 20, why, ...press }: IconButtonProps) {
  const reason = press.isDisabled === true ? why : undefined
  return (
    <Tooltip text={reason ?? label}>
      <Pressed {...press} className={`button button-icon button-${look}`} aria-label={label} why={reason}>
        <Icon name={icon} size={iconSize} />
      </Pressed>
    </Tooltip>
  )
}

type PressedProps = Omit<PressProps, 'look'> & {
  readonly className: string
  readonly children: ReactNode
  readonly isTabStop?: boolean | undefined
}

function Pressed({ children, onPress, isDisabled = false, why, isTabStop = true, ...rest }: PressedProps) {
  const reason = useId()
  return (
    <button
      type="button"
      {...rest}
      tabIndex={isTabStop ? undefined : -1}
      aria-disabled={isDisabled || undefined}
      aria-describedby={why === undefined ? rest['aria-describedby'] : reason}
      onClick={isDisabled ? undefined : onPress}
    >
      {children}
      {why !== undefined && (
        <span id={reason} hidden>
          {why}
        </span>
      )}
    </button>
  )
}
