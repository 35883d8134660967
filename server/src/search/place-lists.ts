import { partsOf } from '@datacentre/catalogue/grammar/column-kinds'
import type { Register } from '@datacentre/catalogue/grammar/register'
import { loosely } from '@datacentre/catalogue/list/searching/loose-search'
import { boreholes, registers } from '@datacentre/catalogue/registers/index'
import { speak } from '@datacentre/catalogue/texts/index'
import type { FoundList } from '@datacentre/catalogue/wire/found'
import { showAmount } from '@datacentre/catalogue/wording/amount'
import { withParameters } from '../features/api-base.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { addressIn, type Telling } from './group.ts'

/** Where objects can lie, under the name that filters of lists have for it. */
export type PlaceKind = 'block' | 'province' | 'municipality'

/** What tells of a borehole where it lies. The API filters by every column, also where the list has no filter for it. */
const boreholePlaces = {
  block: 'blockCd',
  province: 'provinceName',
  municipality: 'municipalityName',
} as const satisfies Record<PlaceKind, string>

type PlaceList = {
  readonly register: Register
  readonly address: (value: string, telling: Telling) => string
  /** By a name of a place, compared loosely: how it is written in this list, and how many rows have it. */
  readonly rows: ReadonlyMap<string, { readonly value: string; readonly count: number }>
}

/** What lies in a place, as lists that are filtered by it. */
export type ListsIn = (kind: PlaceKind, name: string, telling: Telling) => readonly FoundList[]

export function placeLists(snapshot: Snapshot): ListsIn {
  const byKind = {
    block: listsOf(snapshot, 'block'),
    province: listsOf(snapshot, 'province'),
    municipality: listsOf(snapshot, 'municipality'),
  } as const satisfies Record<PlaceKind, readonly PlaceList[]>
  return (kind, name, telling) =>
    byKind[kind].flatMap(({ register, rows, address }) => {
      const found = rows.get(loosely(name))
      if (found === undefined) return []
      const { language } = telling.asked
      const title = `${speak(language)(`register.${register.id}.title`)} (${showAmount(found.count, language)})`
      return [{ title, address: address(found.value, telling) }]
    })
}

function listsOf(snapshot: Snapshot, kind: PlaceKind): readonly PlaceList[] {
  return registers.flatMap((register: Register): PlaceList[] => {
    const filter = register.filters.find((one) => 'parameter' in one && String(one.parameter) === kind)
    if (filter !== undefined && 'column' in filter)
      return [
        {
          register,
          rows: rowsBy(snapshot, register, filter.column),
          address: (value, telling) => withParameters(addressIn(telling, register.route), { [kind]: value }),
        },
      ]
    if (register.id !== boreholes.id) return []
    const column = boreholePlaces[kind]
    return [
      {
        register,
        rows: rowsBy(snapshot, register, column),
        address: (value, telling) =>
          withParameters(addressIn(telling, `/api/v1/collections/${register.id}/items`), {
            f: 'html',
            [column]: value,
          }),
      },
    ]
  })
}

function rowsBy({ layers }: Snapshot, { id }: Register, column: string): PlaceList['rows'] {
  const rows = new Map<string, { value: string; count: number }>()
  for (const row of layers.get(id)?.rows ?? [])
    for (const value of new Set(partsOf((row[column] ?? null) as string | null))) {
      const known = rows.get(loosely(value))
      if (known === undefined) rows.set(loosely(value), { value, count: 1 })
      else known.count++
    }
  return rows
}
