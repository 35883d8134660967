import { useId, useRef } from 'react'
import { IconButton } from './button.tsx'
import { Icon } from './icon.tsx'
import './input.css'
import './search-box.css'
import { useSpoken } from '../speech.tsx'

export type SearchBoxProps = {
  readonly label: string
  /** Said but not shown, where the magnifying glass and the placeholder show it. */
  readonly isLabelHidden?: boolean | undefined
  readonly placeholder?: string | undefined
  readonly value: string
  readonly onChange: (value: string) => void
  readonly maxLength: number
  readonly id?: string | undefined
}

/** A box to search by text; Escape and the cross empty it. */
export function SearchBox({ label, isLabelHidden = true, placeholder, value, ...rest }: SearchBoxProps) {
  const { onChange, maxLength } = rest
  const { say } = useSpoken()
  const ownId = useId()
  const id = rest.id ?? ownId
  const box = useRef<HTMLInputElement>(null)
  const empty = (): void => {
    onChange('')
    box.current?.focus()
  }
  return (
    <>
      {!isLabelHidden && (
        <label className="input-label" htmlFor={id}>
          {label}
        </label>
      )}
      <div className="search-box">
        <Icon name="search" size={20} />
        <input
          ref={box}
          id={id}
          className="input"
          type="search"
          aria-label={isLabelHidden ? label : undefined}
          placeholder={placeholder}
          value={value}
          maxLength={maxLength}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          onChange={(event) => onChange(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || value === '') return
            event.stopPropagation()
            empty()
          }}
        />
        {value !== '' && (
          <IconButton icon="close" iconSize={18} label={say('search.clear')} onPress={empty} />
        )}
      </div>
    </>
  )
}
