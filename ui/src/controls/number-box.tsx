import { useEffect, useId, useRef, useState } from 'react'
import './input.css'
import './number-box.css'
import { SpinButton } from './spin-button.tsx'

export type NumberBoxProps = {
  readonly label: string
  readonly higherLabel: string
  readonly lowerLabel: string
  readonly value: number
  readonly min: number
  readonly max: number
  /** Called when the visitor is done: Enter, leaving the box, or letting go of a button or arrow key. */
  readonly onChange: (value: number) => void
}

/** A whole number that is typed or turned up and down; a button held down repeats (S9). */
export function NumberBox({ label, higherLabel, lowerLabel, value, min, max, onChange }: NumberBoxProps) {
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const latest = useRef(value)
  const clamp = (number: number): number => Math.min(Math.max(min, number), max)
  const turn = (by: number): void => {
    latest.current = clamp(latest.current + by)
    setTyped(String(latest.current))
  }
  const finish = (): void => {
    setTyped(null)
    if (latest.current !== value) onChange(latest.current)
  }
  useEffect(() => {
    latest.current = value
  }, [value])
  const spin = { onSpin: turn, onRelease: finish }
  return (
    <div className="number-box">
      <label className="input-label" htmlFor={id}>
        {label}
      </label>
      <span className="number-box-control">
        <SpinButton {...spin} by={-1} icon="minus" label={lowerLabel} isDisabled={value <= min} />
        <input
          id={id}
          className="input"
          type="text"
          inputMode="numeric"
          role="spinbutton"
          aria-valuenow={typed === null || typed === '' ? value : clamp(Number(typed))}
          aria-valuemin={min}
          aria-valuemax={max}
          autoComplete="off"
          maxLength={String(max).length}
          size={Math.max(3, String(max).length)}
          value={typed ?? value}
          onChange={(event) => {
            const digits = event.currentTarget.value.replace(/\D/g, '')
            setTyped(digits)
            latest.current = digits === '' ? value : clamp(Number(digits))
          }}
          onBlur={finish}
          onFocus={(event) => event.currentTarget.select()}
          onKeyDown={(event) => {
            const by = arrows[event.key]
            if (event.key === 'Enter') finish()
            if (by === undefined) return
            event.preventDefault()
            turn(by)
          }}
          onKeyUp={(event) => {
            if (arrows[event.key] !== undefined) finish()
          }}
        />
        <SpinButton {...spin} by={1} icon="plus" label={higherLabel} isDisabled={value >= max} />
      </span>
    </div>
  )
}

const arrows: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 }
