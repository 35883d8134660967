import { FIRST_VALUE } from '@datacentre/catalogue/grammar/option'
import type { ShownOption } from '@datacentre/catalogue/list/shown-options'
import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { IconButton } from '../controls/button.tsx'
import './dropdown.css'
import { DropdownPopover } from './dropdown-popover.tsx'
import { Icon } from '../controls/icon.tsx'
import '../controls/input.css'
import { isLetter, OptionList } from './option-list.tsx'
import { useSpoken } from '../speech.tsx'
import { Tooltip } from '../controls/tooltip.tsx'

export type DropdownProps = {
  readonly label: string
  readonly isLabelHidden?: boolean | undefined
  readonly options: readonly ShownOption[]
  /** The code of the chosen option. */
  readonly value: string
  readonly onChange: (code: string) => void
  /** Shows a cross that chooses the entry that asks nothing. */
  readonly isClearable?: boolean | undefined
  readonly id?: string | undefined
  /** Which edge of the button the list is in line with. */
  readonly align?: 'start' | 'end' | undefined
}

/** One choice out of a list, each entry with the number of rows it would leave. */
export function Dropdown({ label, isLabelHidden = false, options, value, onChange, ...rest }: DropdownProps) {
  const { say } = useSpoken()
  const ids = useId()
  const id = rest.id ?? ids
  const button = useRef<HTMLButtonElement>(null)
  const shown = useRef<HTMLSpanElement>(null)
  const description = options.find((option) => option.code === value)?.description ?? value
  /** The letter that opened the list, the empty string when it was something else, null while it is closed. */
  const [opened, setOpened] = useState<string | null>(null)
  const close = (): void => setOpened(null)
  const choose = (code: string): void => {
    close()
    if (code !== value) onChange(code)
  }
  const byKey = (event: KeyboardEvent): void => {
    const opens = event.key === 'ArrowDown' || event.key === 'ArrowUp'
    if (!opens && !isLetter(event)) return
    event.preventDefault()
    setOpened(opens ? '' : event.key)
  }
  return (
    <div className="dropdown">
      {/* An open list would close for the focus that it loses to a press here, and then open again for the click. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <label
        id={`${ids}label`}
        htmlFor={id}
        className={isLabelHidden ? 'visually-hidden' : 'input-label'}
        onMouseDown={(event) => event.preventDefault()}
      >
        {label}
      </label>
      <div className="dropdown-control">
        <Tooltip text={opened === null ? description : undefined} isNeeded={() => isCut(shown.current)}>
          <button
            ref={button}
            type="button"
            id={id}
            className="dropdown-button input"
            aria-haspopup="listbox"
            aria-expanded={opened !== null}
            aria-labelledby={`${ids}label ${ids}value`}
            onClick={() => setOpened(opened === null ? '' : null)}
            onKeyDown={byKey}
          >
            <span ref={shown} id={`${ids}value`} className="dropdown-value">
              {description}
            </span>
            <Icon name="chevron-down" size={18} />
          </button>
        </Tooltip>
        {rest.isClearable === true && value !== FIRST_VALUE && (
          <IconButton
            icon="close"
            iconSize={18}
            label={say('filters.clear', { filter: label })}
            onPress={() => {
              choose(FIRST_VALUE)
              button.current?.focus()
            }}
          />
        )}
      </div>
      {opened !== null && (
        <DropdownPopover label={label} button={button} align={rest.align} onClose={close}>
          <OptionList
            label={label}
            options={options}
            value={value}
            opening={opened}
            onChoose={choose}
            onLeave={close}
          />
        </DropdownPopover>
      )}
    </div>
  )
}

/** Whether the end of its words is not seen. */
const isCut = (element: HTMLElement | null): boolean =>
  element !== null && element.scrollWidth > element.clientWidth
