import { useLayoutEffect, useRef } from 'react'
import './checkbox.css'

type CheckboxState = 'checked' | 'mixed' | 'unchecked'

export type CheckboxProps = {
  readonly state: CheckboxState
  readonly onChange: () => void
  readonly label: string
  readonly isLabelHidden?: boolean | undefined
  readonly isDisabled?: boolean | undefined
}

/** A native checkbox, because a page has two hundred of them; mixed when some of what it stands for is chosen. */
export function Checkbox({
  state,
  onChange,
  label,
  isLabelHidden = false,
  isDisabled = false,
}: CheckboxProps) {
  const box = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    if (box.current !== null) box.current.indeterminate = state === 'mixed'
  }, [state])
  return (
    <label className="checkbox">
      <input
        ref={box}
        type="checkbox"
        checked={state === 'checked'}
        aria-label={isLabelHidden ? label : undefined}
        disabled={isDisabled}
        onChange={onChange}
      />
      {!isLabelHidden && <span>{label}</span>}
    </label>
  )
}
