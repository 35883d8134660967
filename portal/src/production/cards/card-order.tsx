import { cardOrders, USUAL_ORDER, type CardOrder } from '@datacentre/catalogue/production/series/picture'
import { Dropdown } from '@datacentre/ui/dropdown/dropdown'
import { useSpoken } from '@datacentre/ui/speech'
import type { ChangeFigures } from '../selectors/use-figure-criteria.ts'

type CardOrderProps = {
  readonly order: CardOrder
  readonly change: ChangeFigures
  /** What has to be known to compare the cards. */
  readonly note: string | null
}

/** What the cards are ordered by, which stands in the address. */
export function CardOrderChoice({ order, change, note }: CardOrderProps) {
  const { say } = useSpoken()
  return (
    <div className="card-order">
      <div className="card-order-choice">
        <Dropdown
          label={say('picture.order')}
          options={cardOrders.map((code) => ({
            code,
            description: say(`picture.order.${code}`),
            count: null,
          }))}
          value={order}
          onChange={(code) => change({ order: code === USUAL_ORDER ? undefined : code })}
        />
      </div>
      {note !== null && <p>{note}</p>}
    </div>
  )
}
