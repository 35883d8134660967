import type { AnyRow } from '../../grammar/column.ts'
import type { Subject } from '../figure.ts'
import type { Grouping } from './picture.ts'
import type { Reported } from './reported.ts'

/** The columns that name the operator: of a year, and of a geothermal month. */
const operatorOf = ({ operatorNm, operatorName }: AnyRow): string => String(operatorNm ?? operatorName ?? '')

const groupOf: { readonly [By in Exclude<Grouping, 'subject'>]: (row: AnyRow) => Subject } = {
  operator: (row) => ({ key: operatorOf(row), name: operatorOf(row) }),
  location: ({ location }) => ({ key: String(location ?? ''), name: String(location ?? '') }),
  none: () => ({ key: '', name: '' }),
}

/** What a row says, told of what it belongs to in place of its own subject; the name is empty where that is not known. */
export const grouped = (reported: Reported, row: AnyRow, by: Grouping): Reported =>
  by === 'subject' ? reported : { ...reported, ...groupOf[by](row) }
