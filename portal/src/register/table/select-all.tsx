import type { ListScreen } from '@datacentre/catalogue/list/list-screen'
import { selectAllBox, toggleAll } from '@datacentre/catalogue/list/selection'
import type { Say } from '@datacentre/catalogue/texts/speak-from'
import { useSpoken } from '@datacentre/ui/speech'
import { SelectAllBox } from './select-all-box.tsx'
import type { Change } from '../use-list-screen.ts'

type SelectAllProps = { readonly screen: ListScreen | undefined; readonly change: Change }

/** Selects every row the filters leave, on all pages, and says how many are selected. */
export function SelectAll({ screen, change }: SelectAllProps) {
  const { say } = useSpoken()
  const toggle = (): void => change((now) => ({ ...now, selection: toggleAll(now.selection, now.view.rows) }))
  return (
    <div className="select-all">
      <SelectAllBox
        state={screen === undefined ? 'unchecked' : selectAllBox(screen.selection, screen.view.rows)}
        onToggle={screen === undefined || screen.view.rows.length === 0 ? undefined : toggle}
      />
      <span className="select-all-count">{countInWords(screen, say)}</span>
    </div>
  )
}

/** Also that a filter selected everything it found (D29). */
function countInWords(screen: ListScreen | undefined, say: Say): string {
  const count = screen?.selection.count ?? 0
  if (screen === undefined || count === 0) return say('selection.none')
  const isAllFound = screen.view.narrowed && selectAllBox(screen.selection, screen.view.rows) === 'checked'
  return say(isAllFound ? 'selection.allFound' : 'selection.count', { count })
}
