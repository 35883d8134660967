import './badge.css'

type BadgeProps = {
  readonly count: number
  /** What is counted, said with the number. */
  readonly label: string
}

/** How many there are of something that is folded away; nothing where there are none. */
export function Badge({ count, label }: BadgeProps) {
  if (count === 0) return null
  return (
    <span className="badge">
      <span aria-hidden="true">{count}</span>
      <span className="visually-hidden">{label}</span>
    </span>
  )
}
