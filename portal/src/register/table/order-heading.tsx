import type { OrderAsked } from '@datacentre/catalogue/list/order-asked'
import { Icon } from '@datacentre/ui/controls/icon'
import './order-heading.css'

type OrderHeadingProps = {
  readonly column: string
  readonly name: string
  readonly order: OrderAsked
  readonly put: (order: OrderAsked) => void
}

/** The name of a column, which puts the list in its order, and turns the order about when pressed again. */
export function OrderHeading({ column, name, order, put }: OrderHeadingProps) {
  const isOrdered = order.column === column
  return (
    <button
      type="button"
      className="order-heading"
      onClick={() => put({ column, isDescending: isOrdered && !order.isDescending })}
    >
      {name}
      {isOrdered && <Icon name={order.isDescending ? 'arrow-down' : 'arrow-up'} size={14} />}
    </button>
  )
}
