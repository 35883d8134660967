import { FIRST_VALUE } from '@datacentre/catalogue/grammar/option'
import type { ShownOption } from '@datacentre/catalogue/list/shown-options'
import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { IconButton } from '../controls/button.tsx'
import './dropdown.css'
import { Icon } from '../controls/icon.tsx'
import '../controls/input.css'
import { lazyPart } from '../lazy-part.tsx'
import { isLetter } from './letter-key.ts'
import { useSpoken } from '../speech.tsx'
import { Tooltip } from '../controls/tooltip.tsx'

/** The code of what only an opened list needs: its popover, its entries and the keys that go through them. */
export const DropdownList = lazyPart(() => import('./dropdown-list.tsx'))

type Frame = {
  readonly label: string
  readonly isLabelHidden?: boolean | undefined
  readonly options: readonly ShownOption[]
  /** Shows a cross that chooses the entry that asks nothing. */
  readonly isClearable?: boolean | undefined
  readonly id?: string | undefined
  /** Which edge of the button the list is in line with. */
  readonly align?: 'start' | 'end' | undefined
}

type DropdownProps = Frame & {
  /** The code of the chosen option. */
  readonly value: string
  readonly onChange: (code: string) => void
}

/** One choice out of a list, each entry with the number of rows it would leave. */
export function Dropdown({ value, onChange, ...frame }: DropdownProps) {
  return (
    <DropdownFrame
      {...frame}
      chosen={[value]}
      takesSeveral={false}
      onChoose={(code) => {
        if (code !== value) onChange(code)
      }}
    />
  )
}

type MultiDropdownProps = Frame & {
  /** The codes of the chosen options; the entry that asks nothing where there are none. */
  readonly values: readonly string[]
  /** What the button says in place of all that is chosen. */
  readonly summary?: string | undefined
  /** Called with what was chosen or taken off, or with the entry that asks nothing. */
  readonly onToggle: (code: string) => void
}

/** Any number of choices out of a list: it stays open until the visitor leaves it. */
export function MultiDropdown({ values, onToggle, ...frame }: MultiDropdownProps) {
  return <DropdownFrame {...frame} chosen={values} takesSeveral onChoose={onToggle} />
}

type DropdownFrameProps = Frame & {
  readonly summary?: string | undefined
  readonly chosen: readonly string[]
  readonly takesSeveral: boolean
  readonly onChoose: (code: string) => void
}

function DropdownFrame({ label, isLabelHidden = false, options, chosen, ...rest }: DropdownFrameProps) {
  const { say } = useSpoken()
  const ids = useId()
  const id = rest.id ?? ids
  const button = useRef<HTMLButtonElement>(null)
  const shown = useRef<HTMLSpanElement>(null)
  const description =
    rest.summary ??
    chosen.map((code) => options.find((option) => option.code === code)?.description ?? code).join(', ')
  /** The letters that opened the list, the empty string when it was something else, null while it is closed. */
  const [opened, setOpened] = useState<string | null>(null)
  const close = (): void => setOpened(null)
  const choose = (code: string): void => {
    if (!rest.takesSeveral || code === FIRST_VALUE) close()
    rest.onChoose(code)
  }
  const byKey = (event: KeyboardEvent): void => {
    const opens = event.key === 'ArrowDown' || event.key === 'ArrowUp'
    const leaves = event.key === 'Escape' && opened !== null
    if (!opens && !leaves && !isLetter(event)) return
    event.preventDefault()
    if (leaves) {
      // A dialog around it closes at the next Escape.
      event.stopPropagation()
      close()
    } else if (opens) setOpened('')
    else setOpened((opened ?? '') + event.key)
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
            // On the way to opening it.
            onPointerEnter={DropdownList.preload}
            onFocus={DropdownList.preload}
          >
            <span ref={shown} id={`${ids}value`} className="dropdown-value">
              {description}
            </span>
            <Icon name="chevron-down" size={18} />
          </button>
        </Tooltip>
        {rest.isClearable === true && !chosen.includes(FIRST_VALUE) && (
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
        <DropdownList
          waiting={<OnItsWay button={button} onLeave={close} />}
          label={label}
          button={button}
          align={rest.align}
          options={options}
          chosen={chosen}
          takesSeveral={rest.takesSeveral}
          opening={opened}
          onChoose={choose}
          onLeave={close}
        />
      )}
    </div>
  )
}

type OnItsWayProps = { readonly button: RefObject<HTMLButtonElement | null>; readonly onLeave: () => void }

/** Stands for a list whose code is on its way: a visitor who goes on meanwhile does not get it any more. */
function OnItsWay({ button, onLeave }: OnItsWayProps) {
  // Not a later effect: the list takes the focus from the button as soon as it is there, and would close by that.
  useLayoutEffect(() => {
    const left = button.current
    left?.addEventListener('blur', onLeave)
    return () => left?.removeEventListener('blur', onLeave)
  })
  return null
}

/** Whether the end of its words is not seen. */
const isCut = (element: HTMLElement | null): boolean =>
  element !== null && element.scrollWidth > element.clientWidth
