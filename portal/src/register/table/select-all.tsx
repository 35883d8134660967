import { toggleAll, type ListScreen } from '@datacentre/catalogue/list/list-screen'
import { selectAllBox } from '@datacentre/catalogue/list/selection'
import type { Say } from '@datacentre/catalogue/texts/speak-from'
import { useSpoken } from '@datacentre/ui/speech'
import { SelectAllBox } from './select-all-box.tsx'
import type { Change } from '../use-list-screen.ts'

type SelectAllProps = { readonly screen: ListScreen | undefined; readonly change: Change }

/** Selects every row the filters leave, on all pages, and says how many are selected. */
export function SelectAll({ screen, change }: SelectAllProps) {
  const { say } = useSpoken()
  return (
    <div className="select-all">
      <SelectAllBox
        state={screen === undefined ? 'unchecked' : selectAllBox(screen.selection, screen.view.count)}
        onToggle={screen === undefined || screen.view.count === 0 ? undefined : () => change(toggleAll)}
      />
      <span className="select-all-count">{countInWords(screen, say)}</span>
    </div>
  )
}

/** Also that a filter selected everything it found (D7.3). */
function countInWords(screen: ListScreen | undefined, say: Say): string {
  const count = screen?.selection.count ?? 0
  if (screen === undefined || count === 0) return say('selection.none')
  const isAllFound = screen.view.narrowed && selectAllBox(screen.selection, screen.view.count) === 'checked'
  return say(isAllFound ? 'selection.allFound' : 'selection.count', { count })
}
