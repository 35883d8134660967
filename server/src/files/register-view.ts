import type { CriteriaBody } from '@datacentre/catalogue/grammar/parameter'
import type { Register } from '@datacentre/catalogue/grammar/register'
import type { Language } from '@datacentre/catalogue/texts/index'
import { narrowingParameters, type ExportBody } from '@datacentre/catalogue/wire/bodies/export-body'
import { KEYS_PARAMETER, MOST_KEYS } from '@datacentre/catalogue/wire/files'
import { collectionNamed } from '../collections/collections.ts'
import { choiceFaults, chosenRows } from '../export/chosen-rows.ts'
import { filtersOf, measuresOf } from '../export/register-about.ts'
import { sheetKinds } from '../export/sheet-kinds.ts'
import { parametersOf, QuestionRefused, type Query } from '../request/address-parameters.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { collectionTable, columnsOf } from './collection-table.ts'
import type { FileTable } from './file-table.ts'
import { geometriesOf } from './geometries-of.ts'

type Asking = { readonly snapshot: Snapshot; readonly query: Query; readonly language: Language }

/** The rows of a register that an address asks for, with the parameters of its screen or the keys of rows. */
export function registerView(register: Register, { snapshot, query, language }: Asking): FileTable {
  const list = snapshot.registers.get(register.id)!
  const collection = collectionNamed(register.id)!
  const served = snapshot.features.get(collection.id)!
  const body = bodyOf(register, query)
  const faults = choiceFaults(list, body)
  if (faults.length > 0) throw new QuestionRefused(faults)
  const chosen = chosenRows(list, body)
  const places = chosen.rows.map((row) => served.placeOf(collection.idOf(row))!)
  return collectionTable({
    collection,
    columns: columnsOf(collection, language),
    rows: chosen.rows,
    geometriesAt: geometriesOf(served.file, places),
    about: {
      version: snapshot.version,
      language,
      filters: filtersOf(chosen, { list, language, narrowedBy: {} }),
      ...measuresOf(register, language),
    },
    sheet: () => sheetKinds[register.sheet.kind].sheet({ register, rows: chosen.rows, snapshot, language }),
  })
}

function bodyOf(register: Register, query: Query): ExportBody {
  const names = [...narrowingParameters(register), 'order', KEYS_PARAMETER]
  const { lang: _language, [KEYS_PARAMETER]: keys, ...criteria } = parametersOf(query, [...names, 'lang'])
  if (keys === undefined) {
    refuseOrder(register, criteria['order'])
    return criteria as CriteriaBody
  }
  const others = Object.keys(criteria)
  if (others.length > 0)
    throw new QuestionRefused(
      others.map((key) => ({ key, message: `must not stand beside ${KEYS_PARAMETER}` })),
    )
  const asked = keys.split(',').filter((key) => key !== '')
  if (asked.length === 0 || asked.length > MOST_KEYS)
    throw new QuestionRefused([
      { key: KEYS_PARAMETER, message: `must have 1 to ${MOST_KEYS} keys of rows, with commas between them` },
    ])
  return asked
}

function refuseOrder({ orderedBy }: Register, order: string | undefined): void {
  if (order === undefined || orderedBy.includes(order)) return
  throw new QuestionRefused([{ key: 'order', message: `must be one of ${orderedBy.join(', ')}` }])
}
