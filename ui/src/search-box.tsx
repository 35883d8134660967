import { useRef } from 'react'
import { IconButton } from './button.tsx'
import { Icon } from './icon.tsx'
import './input.css'
import './search-box.css'
import { useSpoken } from './speech.tsx'

export type SearchBoxProps = {
  /** Its name, said but not shown: the magnifying glass and the placeholder show it. */
  readonly label: string
  readonly placeholder?: string | undefined
  readonly value: string
  readonly onChange: (value: string) => void
  readonly maxLength: number
  readonly id?: string | undefined
}

/** A box to search by text; Escape and the cross empty it. */
export function SearchBox({ label, placeholder, value, onChange, maxLength, id }: SearchBoxProps) {
  const { say } = useSpoken()
  const box = useRef<HTMLInputElement>(null)
  const empty = (): void => {
    onChange('')
    box.current?.focus()
  }
  return (
    <div className="search-box">
      <Icon name="search" size={20} />
      <input
        ref={box}
        id={id}
        className="input"
        type="search"
        aria-label={label}
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
      {value !== '' && <IconButton icon="close" iconSize={18} label={say('search.clear')} onPress={empty} />}
    </div>
  )
}
