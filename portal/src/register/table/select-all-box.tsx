import type { SelectAllBox as State } from '@datacentre/catalogue/list/selection'
import { useSpoken } from '@datacentre/ui/speech'
import type { KeyboardEvent } from 'react'
import './select-all-box.css'

type SelectAllBoxProps = {
  readonly state?: State
  /** Without it the box is disabled: there is nothing to select, or not yet. */
  readonly onToggle?: (() => void) | undefined
}

const checked = { checked: 'true', mixed: 'mixed', unchecked: 'false' } as const satisfies Record<
  State,
  string
>

/**
 * A checkbox made by hand. Scripts that people have look for a div of this role in a span of exactly this class, as soon
 * as the page has loaded; a native box, or one that comes with the rows, stops them. The server writes the same into the
 * page (first-paint.ts).
 */
export function SelectAllBox({ state = 'unchecked', onToggle }: SelectAllBoxProps) {
  const { say } = useSpoken()
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== ' ') return
    // Space would scroll the page.
    event.preventDefault()
    if (!event.repeat) onToggle?.()
  }
  return (
    <span className="select-all-box">
      <div
        role="checkbox"
        aria-checked={checked[state]}
        aria-disabled={onToggle === undefined}
        tabIndex={onToggle === undefined ? -1 : 0}
        onClick={onToggle}
        onKeyDown={onKeyDown}
      >
        {say('selection.all')}
      </div>
    </span>
  )
}
