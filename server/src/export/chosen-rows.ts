import type { AnyRow } from '@datacentre/catalogue/grammar/column'
import type { Fault } from '@datacentre/catalogue/grammar/fault'
import type { Criteria, CriteriaBody } from '@datacentre/catalogue/grammar/parameter'
import { viewList } from '@datacentre/catalogue/list/list'
import { todayInAmsterdam } from '@datacentre/catalogue/time/days'
import { criteriaFaults, criteriaOf } from '@datacentre/catalogue/wire/bodies/criteria-faults'
import type { ExportBody } from '@datacentre/catalogue/wire/bodies/export-body'
import { CollectedIds } from '../request/collected-ids.ts'
import type { SearchedRegister } from '../snapshot/register-snapshot.ts'

type Ids = readonly (string | number)[]

/** How rows are asked for: by their keys, which may have been looked up already, or by criteria. */
type Asked =
  | { readonly ids: Ids | CollectedIds }
  | { readonly ids: null; readonly criteria: CriteriaBody; readonly except: Ids }

/** A body that fits its schema, or the rows it was found to name; none asks for all rows. */
export type Choice = ExportBody | CollectedIds | undefined

function askedBy(body: Choice): Asked {
  if (body === undefined) return { ids: null, criteria: {}, except: [] }
  if (Array.isArray(body) || body instanceof CollectedIds) return { ids: body }
  if ('boreholeDbks' in body) return { ids: body.boreholeDbks }
  const { except = [], ...criteria } = body
  return { ids: null, criteria, except }
}

export type Chosen = {
  readonly rows: readonly AnyRow[]
  /** What was asked by criteria; null when rows were named by their keys. */
  readonly criteria: Criteria | null
}

/** What is wrong with a body whose keys and types are right. */
export function choiceFaults(snapshot: SearchedRegister, body: Choice): Fault[] {
  const asked = askedBy(body)
  if (asked.ids !== null) return []
  return criteriaFaults(snapshot.index(), { body: asked.criteria, today: todayInAmsterdam(new Date()) })
}

/** The rows an export asks for, in the order of their names or as criteria say; ids that do not exist are left out (D16). */
export function chosenRows(snapshot: SearchedRegister, body: Choice): Chosen {
  const asked = askedBy(body)
  if (asked.ids instanceof CollectedIds) return { rows: asked.ids.rows(), criteria: null }
  if (asked.ids !== null) {
    const wanted = new Uint8Array(snapshot.rows.length)
    for (const id of asked.ids) {
      const place = snapshot.placeOf(id)
      if (place !== undefined) wanted[place] = 1
    }
    return { rows: snapshot.rows.filter((_, place) => wanted[place] === 1), criteria: null }
  }
  const index = snapshot.index()
  const criteria = criteriaOf(index, asked.criteria)
  const without = new Set(asked.except.flatMap((id) => snapshot.placeOf(id) ?? []))
  const places = viewList(index, criteria).rows.filter((place) => !without.has(place))
  return { rows: Array.from(places, (place) => snapshot.rows[place]!), criteria }
}
