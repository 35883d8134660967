import type { AnyRow } from '@datacentre/catalogue/grammar/column'
import { fromAddress } from '@datacentre/catalogue/list/address'
import { allowedCriteria } from '@datacentre/catalogue/list/criteria'
import { todayInAmsterdam } from '@datacentre/catalogue/time/days'
import { indexRows, viewList, type ListIndex } from '@datacentre/catalogue/list/list'
import type { Criteria } from '@datacentre/catalogue/grammar/parameter'
import type { RegisterSnapshot } from '../snapshot/register-snapshot.ts'
import { speechIn } from './register-sheet.ts'

type Ids = readonly (string | number)[]
export type ExportBody =
  | Ids
  | { readonly boreholeDbks: Ids }
  | Readonly<Record<string, string | number>>
  | undefined

export type Chosen = {
  readonly rows: readonly AnyRow[]
  /** What was asked by criteria; empty when rows were named by their ids. */
  readonly criteria: Criteria
}

/** Made once per register and snapshot, at the first export that asks by criteria. */
const indexes = new WeakMap<RegisterSnapshot, ListIndex>()

function indexOf(snapshot: RegisterSnapshot): ListIndex {
  const known = indexes.get(snapshot)
  if (known !== undefined) return known
  const { register, rows } = snapshot
  const made = indexRows({ register, rows, speech: speechIn('nl'), noValue: '' })
  indexes.set(snapshot, made)
  return made
}

const isIds = (body: unknown): body is Ids => Array.isArray(body)

/** The rows an export asks for, in the order of their names; ids that do not exist are left out (decision 16). */
export function chosenRows(snapshot: RegisterSnapshot, body: ExportBody): Chosen {
  const ids = isIds(body) ? body : isNamedIds(body) ? body.boreholeDbks : null
  if (ids !== null) {
    const wanted = new Set(ids.map((id) => snapshot.rowOf(String(id))))
    return { rows: snapshot.rows.filter((row) => wanted.has(row)), criteria: {} }
  }
  const index = indexOf(snapshot)
  const asked = fromAddress(new URLSearchParams(textsOf(body ?? {})).toString())
  const criteria = allowedCriteria(index, asked, todayInAmsterdam(new Date()))
  return { rows: Array.from(viewList(index, criteria).rows, (row) => snapshot.rows[row]!), criteria }
}

const isNamedIds = (body: ExportBody): body is { readonly boreholeDbks: Ids } =>
  typeof body === 'object' && !Array.isArray(body) && 'boreholeDbks' in body

const textsOf = (body: object): [string, string][] =>
  Object.entries(body).map(([name, value]) => [name, String(value)])
