import { companyKey } from '../../companies/company-key.ts'
import { landSea } from '../../codes/fields.ts'
import type { AnyRow } from '../../grammar/column.ts'
import type { Subject } from '../figure.ts'
import type { Grouping } from './picture.ts'
import type { Reported } from './reported.ts'

/** The columns that name the operator: of a year, and of a geothermal month. */
const operatorOf = ({ operatorNm, operatorName }: AnyRow): string => String(operatorNm ?? operatorName ?? '')

const keys = new Map<string, string>()

/** However its name is written, an operator is one; figures have few names in many rows. */
function operatorGroup(row: AnyRow): Subject {
  const name = operatorOf(row)
  const key = keys.get(name) ?? companyKey(name)
  keys.set(name, key)
  return { key: key === '' ? name : key, name }
}

/** Groups of provinces that are none: the sea, and what lies in more than one. */
const SEA = 'sea'
const SEVERAL = 'several'

/** The province of a row; what lies at sea counts as one by itself, and so does what lies in several. */
function provinceOf({ province, location }: AnyRow): string {
  if (location === 'S') return SEA
  if (typeof province !== 'string') return ''
  return province.includes(',') ? SEVERAL : province
}

type Group = Subject & Pick<Reported, 'place'>

/** Land first, whichever is the larger: the same colours in every chart. What is not known comes last. */
function locationGroup({ location }: AnyRow): Group {
  const key = String(location ?? '')
  const place = landSea.findIndex((code) => code === key)
  return { key, name: key, place: place < 0 ? landSea.length : place }
}

const groupOf: { readonly [By in Exclude<Grouping, 'subject'>]: (row: AnyRow) => Group } = {
  operator: operatorGroup,
  location: locationGroup,
  province: (row) => ({ key: provinceOf(row), name: provinceOf(row) }),
  none: () => ({ key: '', name: '' }),
}

/** What a row says, told of what it belongs to in place of its own subject; the name is empty where that is not known. */
export const grouped = (reported: Reported, row: AnyRow, by: Grouping): Reported =>
  by === 'subject' ? reported : { ...reported, ...groupOf[by](row) }

/** Whether a row belongs to something by which bars can be divided. The sea alone divides nothing into provinces. */
export function hasGroup(row: AnyRow, by: Grouping): boolean {
  if (by === 'subject' || by === 'none') return true
  return by === 'province' ? typeof row['province'] === 'string' : groupOf[by](row).key !== ''
}

/** The text that names a group which has no name of its own; null where it has one. */
export function groupText(by: Grouping, name: string) {
  if (by === 'none') return 'chart.total'
  if (name === '') return 'picture.unknown'
  if (by !== 'province') return null
  if (name === SEA) return 'picture.northSea'
  return name === SEVERAL ? 'picture.severalProvinces' : null
}
