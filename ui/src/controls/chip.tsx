import './chip.css'
import { Icon } from './icon.tsx'
import { Tooltip } from './tooltip.tsx'

export type ChipProps = {
  readonly label: string
  /** What its cross does, in words. */
  readonly removeLabel: string
  readonly onRemove: () => void
}

/** Something that is on, such as a filter, with a cross to take it off. */
export function Chip({ label, removeLabel, onRemove }: ChipProps) {
  return (
    <span className="chip">
      <span className="chip-label">{label}</span>
      <Tooltip text={removeLabel}>
        <button type="button" className="chip-remove" aria-label={removeLabel} onClick={onRemove}>
          <Icon name="close" size={16} />
        </button>
      </Tooltip>
    </span>
  )
}
