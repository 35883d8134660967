import './icon.css'

type DrawingProps = {
  readonly shape: string
  /** In pixels. */
  readonly size?: number | undefined
}

/** A drawing beside words; it says nothing by itself. */
export function Drawing({ shape, size = 24 }: DrawingProps) {
  return (
    <svg className="icon" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" focusable="false">
      <path d={shape} />
    </svg>
  )
}
