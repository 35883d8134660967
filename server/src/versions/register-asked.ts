import type { Register } from '@datacentre/catalogue/grammar/register'
import type { Connection } from '@datacentre/database'
import type { Query } from '../request/address-parameters.ts'
import { versionIn } from '../request/version-asked.ts'
import { standingRegister, type RegisterOfVersion } from '../snapshot/register-of-version.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { oldRegister } from './old-registers.ts'

type Served = { readonly snapshot: Snapshot; readonly store: Connection }

/** Whether an address asks for the version that stands, by its number or by none. */
export function isStandingAsked(snapshot: Snapshot, query: Query): boolean {
  const version = versionIn(snapshot, query)
  return version === null || version === snapshot.version
}

/** The register of the version that an address names, or else of the one that stands. */
export async function registerAsked(
  { snapshot, store }: Served,
  query: Query,
  register: Register,
): Promise<RegisterOfVersion> {
  const version = versionIn(snapshot, query)
  return version === null || version === snapshot.version
    ? standingRegister(snapshot, register)
    : oldRegister(store, version, register)
}
