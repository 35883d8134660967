import { showAllFound, showSelection, type ListScreen } from '@datacentre/catalogue/list/list-screen'
import { Button } from '@datacentre/ui/controls/button'
import { useSpoken } from '@datacentre/ui/speech'
import type { Change } from '../use-list-screen.ts'

type OnlySelectionProps = { readonly screen: ListScreen | undefined; readonly change: Change }

/** Shows the selected rows and no others, and back. */
export function OnlySelection({ screen, change }: OnlySelectionProps) {
  const { say } = useSpoken()
  if (screen !== undefined && screen.only !== null)
    return (
      <Button look="plain" aria-pressed onPress={() => change(showAllFound)}>
        {say('selection.showAll')}
      </Button>
    )
  const selected = screen?.selection.count ?? 0
  const isAll = screen !== undefined && selected === screen.view.rows.length
  return (
    <Button
      look="plain"
      aria-pressed={false}
      isDisabled={selected === 0 || isAll}
      why={say(selected === 0 ? 'selection.onlyNone' : 'selection.onlyAll')}
      onPress={() => change(showSelection)}
    >
      {say('selection.only')}
    </Button>
  )
}
