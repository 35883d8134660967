import { showAllFound, showSelection, type ListScreen } from '@datacentre/catalogue/list/list-screen'
import { MOST_KEYS } from '@datacentre/catalogue/list/paged/page-question'
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
  const isAll = screen !== undefined && selected === screen.view.count
  // Where the server has the rows their keys are named in an address.
  const isTooMany =
    screen !== undefined && screen.view.keys === null && screen.selection.keys.size > MOST_KEYS
  const why = whyNot()
  function whyNot(): string | null {
    if (selected === 0) return say('selection.onlyNone')
    if (isAll) return say('selection.onlyAll')
    return isTooMany ? say('selection.onlyTooMany', { count: MOST_KEYS }) : null
  }
  return (
    <Button
      look="plain"
      aria-pressed={false}
      isDisabled={why !== null}
      {...(why !== null && { why })}
      onPress={() => change(showSelection)}
    >
      {say('selection.only')}
    </Button>
  )
}
