import type { StyleClass } from '@datacentre/catalogue/colours'
import './spinner.css'

type SpinnerProps = {
  /** Whose colour it takes; without one it takes that of what it stands in. */
  readonly style?: StyleClass | undefined
  /** In pixels. */
  readonly size?: number | undefined
}

/** Turns while something is on its way; words beside it say what. */
export function Spinner({ style, size = 48 }: SpinnerProps) {
  return (
    <svg
      className={`spinner${style === undefined ? '' : ` ${style}`}`}
      viewBox="0 0 48 48"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
    >
      <circle cx="24" cy="24" r="20" />
      <path d="M24 4a20 20 0 0 1 20 20" />
    </svg>
  )
}
