import './status-line.css'

export type StatusLineProps = {
  /** What happened; the line stays, empty, while there is nothing to say. */
  readonly text: string
  /** Said only, where the screen shows it already. */
  readonly isHidden?: boolean | undefined
}

/** Tells politely what happened: a screen reader says it when it is done with what it was saying. */
export function StatusLine({ text, isHidden = false }: StatusLineProps) {
  return (
    <p className={isHidden ? 'visually-hidden' : 'status-line'} role="status" aria-live="polite">
      {text}
    </p>
  )
}
