import type { ListScreen } from '@datacentre/catalogue/list/list-screen'
import { selectAllBox, toggleAll } from '@datacentre/catalogue/list/selection'
import { Checkbox } from '@datacentre/ui/checkbox'
import { useSpoken } from '@datacentre/ui/speech'
import type { Change } from './use-list-screen.ts'

type SelectAllProps = { readonly screen: ListScreen | undefined; readonly change: Change }

/** Selects every row the filters leave, on all pages. People's scripts know the box by the class of the span around it. */
export function SelectAll({ screen, change }: SelectAllProps) {
  const { say } = useSpoken()
  const selected = screen?.selection.count ?? 0
  return (
    <div className="select-all">
      <span className="select-all-box">
        <Checkbox
          state={screen === undefined ? 'unchecked' : selectAllBox(screen.selection, screen.view.rows)}
          onChange={() => change((now) => ({ ...now, selection: toggleAll(now.selection, now.view.rows) }))}
          label={say('selection.all')}
          isDisabled={screen === undefined || screen.view.rows.length === 0}
        />
      </span>
      <span className="select-all-count">
        {selected === 0 ? say('selection.none') : say('selection.count', { count: selected })}
      </span>
    </div>
  )
}
