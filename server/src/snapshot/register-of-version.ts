import type { AnyRow } from '@datacentre/catalogue/grammar/column'
import type { Register } from '@datacentre/catalogue/grammar/register'
import type { Version } from '@datacentre/database'
import type { SearchedRegister } from './register-snapshot.ts'
import type { Snapshot } from './snapshot.ts'

/** The names behind codes of other tables, as a spreadsheet has them. */
export type NamesOfCodes = {
  readonly facilityName: (code: string) => string | null
  readonly fieldName: (code: string) => string | null
}

/** A register as one version has it, whether that version stands or is an old one. */
export type RegisterOfVersion = {
  readonly version: Version
  readonly list: SearchedRegister
  readonly names: NamesOfCodes
}

/** Looks names up among rows, at the first use. */
export function namesAmong(named: {
  readonly fields: () => readonly AnyRow[]
  readonly facilityNames: () => ReadonlyMap<string, string>
}): NamesOfCodes {
  let fieldNames: ReadonlyMap<unknown, unknown> | undefined
  return {
    facilityName: (code) => named.facilityNames().get(code) ?? null,
    fieldName: (code) => {
      fieldNames ??= new Map(named.fields().map((row) => [row['fieldCode'], row['fieldName']]))
      return (fieldNames.get(code) as string | undefined) ?? null
    },
  }
}

/** A register of the version that stands. */
export function standingRegister(snapshot: Snapshot, { id }: Register): RegisterOfVersion {
  const list = snapshot.registers.get(id)
  if (list === undefined) throw new Error(`the snapshot holds no ${id}`)
  return {
    version: snapshot.version,
    list,
    names: namesAmong({
      fields: () => snapshot.registers.get('fields')?.rows ?? [],
      facilityNames: () => snapshot.facilityNames,
    }),
  }
}
