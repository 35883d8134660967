import { Button } from '@datacentre/ui/controls/button'
import { useSpoken } from '@datacentre/ui/speech'

type FilterToggleProps = {
  readonly isOpen: boolean
  readonly active: number
  readonly onToggle: () => void
}

/** Shows and hides the filters; the badge says how many are in use. */
export function FilterToggle({ isOpen, active, onToggle }: FilterToggleProps) {
  const { say } = useSpoken()
  return (
    <Button
      icon="filter"
      look="plain"
      onPress={onToggle}
      aria-expanded={isOpen}
      aria-controls={isOpen ? 'filters' : undefined}
    >
      {say(isOpen ? 'filters.hide' : 'filters.show')}
      {active > 0 && (
        <span className="filter-badge">
          <span aria-hidden="true">{active}</span>
          <span className="visually-hidden">{say('filters.active', { count: active })}</span>
        </span>
      )}
    </Button>
  )
}
