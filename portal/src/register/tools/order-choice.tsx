import { isFeatureOn } from '@datacentre/catalogue/features'
import type { Criteria } from '@datacentre/catalogue/grammar/parameter'
import type { Register } from '@datacentre/catalogue/grammar/register'
import { changeList, type ListScreen } from '@datacentre/catalogue/list/list-screen'
import { readOrder, usualOrder, writeOrder, type OrderAsked } from '@datacentre/catalogue/list/order-asked'
import { columnTextKey } from '@datacentre/catalogue/texts/keys'
import { IconButton } from '@datacentre/ui/controls/button'
import { Dropdown } from '@datacentre/ui/dropdown/dropdown'
import { useSpoken } from '@datacentre/ui/speech'
import { useInstallation } from '@datacentre/client/installation/installation'
import { inShortTasks } from '@datacentre/client/lists/in-short-tasks'
import type { Change } from '../use-list-screen.ts'

type OrderChoiceProps = {
  readonly register: Register
  /** Undefined while the rows are on their way. */
  readonly screen: ListScreen | undefined
  readonly criteria: Criteria
  readonly change: Change
}

/** Lists of which the orders are being made ready. */
const begun = new WeakSet<object>()

/** The order of the list and its direction, where the operator offers the choice (S6). */
export function OrderChoice({ register, screen, criteria, change }: OrderChoiceProps) {
  const { say } = useSpoken()
  const { features } = useInstallation()
  if (!isFeatureOn(features, 'sortEnabled')) return null
  const order = readOrder(criteria.order ?? usualOrder(register))
  const put = (next: OrderAsked): void =>
    change((now) => changeList(now, { parameter: 'order', value: writeOrder(next) }))
  // A heading may have put the list in an order that this choice does not offer.
  const columns = [...new Set([...register.orderedBy, order.column])]
  const makeReady = (): void => {
    const index = screen?.index
    if (index?.ordersAhead === undefined || begun.has(index)) return
    begun.add(index)
    void inShortTasks(index.ordersAhead())
  }
  return (
    // To put tens of thousands of rows in a new order takes a while, so that begins when a visitor is on the way to the choice.
    <div className="tool-bar-order" onPointerEnter={makeReady} onFocus={makeReady}>
      <Dropdown
        label={say('filter.order')}
        options={columns.map((key) => ({
          code: key,
          description: say(columnTextKey(register, { key })),
          count: null,
        }))}
        value={order.column}
        onChange={(column) => put({ column, isDescending: false })}
      />
      <IconButton
        icon={order.isDescending ? 'arrow-down' : 'arrow-up'}
        look="plain"
        label={`${say('order.turn')} (${say(order.isDescending ? 'order.descending' : 'order.ascending')})`}
        onPress={() => put({ ...order, isDescending: !order.isDescending })}
      />
    </div>
  )
}
