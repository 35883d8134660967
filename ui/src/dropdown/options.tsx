import { writeNumber } from '@datacentre/catalogue/numbers/written-number'
import { FIRST_VALUE } from '@datacentre/catalogue/grammar/option'
import type { ShownOption } from '@datacentre/catalogue/list/shown-options'
import { memo, useLayoutEffect, type KeyboardEvent, type MouseEvent, type RefObject } from 'react'
import { Icon } from '../controls/icon.tsx'
import { useSpoken } from '../speech.tsx'

type OptionsProps = {
  readonly ref: RefObject<HTMLDivElement | null>
  readonly ids: string
  readonly label: string
  readonly options: readonly ShownOption[]
  readonly chosen: readonly string[]
  /** Whether an entry is taken off by choosing it again. */
  readonly takesSeveral: boolean
  readonly active: number
  readonly activeId: string | undefined
  /** False when a search box above the list has it. */
  readonly takesFocus: boolean
  readonly onChoose: (code: string) => void
  readonly onKeyDown: (event: KeyboardEvent) => void
}

/** The list itself. One listener serves all entries: there can be thousands. */
export function Options({ ref, ids, label, options, chosen, active, onChoose, ...focus }: OptionsProps) {
  const { language, say } = useSpoken()
  const { takesFocus, takesSeveral, activeId, onKeyDown } = focus
  useLayoutEffect(() => {
    if (takesFocus) ref.current?.focus({ preventScroll: true })
  }, [ref, takesFocus])
  const choose = (event: MouseEvent): void => {
    const entry = event.target instanceof Element ? event.target.closest<HTMLElement>('[role=option]') : null
    const option = options[Number(entry?.dataset['at'])]
    if (option !== undefined) onChoose(option.code)
  }
  return (
    <div
      ref={ref}
      id={`${ids}list`}
      className="option-list"
      role="listbox"
      aria-label={label}
      aria-multiselectable={takesSeveral}
      aria-activedescendant={activeId}
      tabIndex={takesFocus ? 0 : -1}
      onClick={choose}
      onKeyDown={onKeyDown}
    >
      {options.map(({ code, description, count }, at) => (
        <Entry
          key={code}
          id={`${ids}${at}`}
          at={at}
          description={description}
          rows={count === null ? null : writeNumber(count, language)}
          name={count === null ? undefined : say('filters.option', { value: description, rows: count })}
          isQuiet={count === 0}
          isChosen={chosen.includes(code)}
          isBoxed={takesSeveral && code !== FIRST_VALUE}
          isActive={at === active}
        />
      ))}
    </div>
  )
}

type EntryProps = {
  readonly id: string
  readonly at: number
  readonly description: string
  /** How many rows it leaves, in figures. */
  readonly rows: string | null
  readonly name: string | undefined
  readonly isQuiet: boolean
  readonly isChosen: boolean
  /** Whether it has a box before it, as one of several that can be chosen. */
  readonly isBoxed: boolean
  readonly isActive: boolean
}

/** Kept as it is when another entry becomes the active one. */
const Entry = memo(function Entry({
  id,
  at,
  description,
  rows,
  name,
  isQuiet,
  isChosen,
  isBoxed,
  isActive,
}: EntryProps) {
  return (
    <div
      id={id}
      data-at={at}
      className={`option${isActive ? ' option-active' : ''}${isQuiet ? ' option-quiet' : ''}`}
      role="option"
      aria-selected={isChosen}
      aria-label={name}
    >
      <span className={isBoxed ? 'option-box' : 'option-mark'}>
        {isChosen && <Icon name="check" size={isBoxed ? 12 : 16} />}
      </span>
      <span className="option-words">{description}</span>
      {rows !== null && <span className="option-count">{rows}</span>}
    </div>
  )
})
