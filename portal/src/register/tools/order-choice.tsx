import { isFeatureOn } from '@datacentre/catalogue/features'
import type { Criteria } from '@datacentre/catalogue/grammar/parameter'
import type { Register } from '@datacentre/catalogue/grammar/register'
import { changeList } from '@datacentre/catalogue/list/list-screen'
import { columnTextKey } from '@datacentre/catalogue/texts/keys'
import { Dropdown } from '@datacentre/ui/dropdown/dropdown'
import { useSpoken } from '@datacentre/ui/speech'
import { useInstallation } from '@datacentre/client/installation/installation'
import type { Change } from '../use-list-screen.ts'

type OrderChoiceProps = {
  readonly register: Register
  readonly criteria: Criteria
  readonly change: Change
}

/** The order of the list, where the operator offers the choice (S6). */
export function OrderChoice({ register, criteria, change }: OrderChoiceProps) {
  const { say } = useSpoken()
  const { features } = useInstallation()
  if (!isFeatureOn(features, 'sortEnabled')) return null
  const options = register.orderedBy.map((key) => ({
    code: key,
    description: say(columnTextKey(register, { key })),
    count: null,
  }))
  return (
    <div className="tool-bar-order">
      <Dropdown
        label={say('filter.order')}
        options={options}
        value={criteria.order ?? register.orderedBy[0] ?? ''}
        onChange={(value) => change((now) => changeList(now, { parameter: 'order', value }))}
      />
    </div>
  )
}
