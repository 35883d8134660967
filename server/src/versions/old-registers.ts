import { fields } from '@datacentre/catalogue'
import type { AnyRow } from '@datacentre/catalogue/grammar/column'
import { layerOf } from '@datacentre/catalogue/geography/map-layers'
import type { Register } from '@datacentre/catalogue/grammar/register'
import { facilities } from '@datacentre/catalogue/supporting/facilities'
import { readRows, type Connection, type Reading, type Version } from '@datacentre/database'
import { fromStore } from '../from-store.ts'
import { byName } from '../snapshot/read-dataset.ts'
import { namesAmong, type RegisterOfVersion } from '../snapshot/register-of-version.ts'
import { searchedRegister } from '../snapshot/register-snapshot.ts'

/** Registers of old versions that are held at a time; whoever looks at one asks for it more than once. */
const HELD = 2
/** How long one is held that nobody asks for. */
const HELD_MS = 5 * 60_000

type Held = { readonly register: Promise<RegisterOfVersion>; readonly letGo: NodeJS.Timeout }

const heldOf = new WeakMap<Connection, Map<string, Held>>()

/** A register as an old version has it, read whole so that it can be searched as the standing one is. */
export function oldRegister(
  store: Connection,
  version: Version,
  register: Register,
): Promise<RegisterOfVersion> {
  const held = heldOf.get(store) ?? new Map<string, Held>()
  heldOf.set(store, held)
  const name = `${version.id}/${register.id}`
  const found = held.get(name)
  if (found !== undefined) {
    found.letGo.refresh()
    return found.register
  }
  const drop = (key: string): void => {
    clearTimeout(held.get(key)?.letGo)
    held.delete(key)
  }
  const read = fromStore({ store, snapshot: { version } }, (reading) =>
    readRegister(reading, version, register),
  )
  held.set(name, { register: read, letGo: setTimeout(() => drop(name), HELD_MS).unref() })
  // What could not be read is asked for again.
  read.catch(() => drop(name))
  for (const key of [...held.keys()].slice(0, -HELD)) drop(key)
  return read
}

async function readRegister(
  reading: Reading,
  version: Version,
  register: Register,
): Promise<RegisterOfVersion> {
  const rows = byName(layerOf(register.id), await readRows(reading, register))
  // Boreholes alone name what stands in other tables (D23).
  const isNaming = register.sheet.kind === 'columns of the live service'
  const fieldRows: readonly AnyRow[] = isNaming ? await readRows(reading, fields) : []
  const facilityRows: readonly AnyRow[] = isNaming ? await readRows(reading, facilities) : []
  const facilityNames = new Map(
    facilityRows.map((row) => [String(row['facilityCode']), String(row['facilityName'])]),
  )
  return {
    version,
    list: searchedRegister(register, () => rows),
    names: namesAmong({ fields: () => fieldRows, facilityNames: () => facilityNames }),
  }
}
