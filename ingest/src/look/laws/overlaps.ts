import { licences as licenceRegister, type Licence } from '@datacentre/catalogue'
import { hasExpired } from '@datacentre/catalogue/grammar/on-map'
import { groupBy } from '../../demo/grouped.ts'
import { cellsOf } from '../../demo/ground/cells.ts'
import type { Ring } from '../../demo/ground/plane.ts'
import { sharedArea } from '../../demo/ground/shared-area.ts'
import { type Outline, outerRings } from './outlines.ts'

type Held = Pick<Licence, 'licenceName' | 'resourceCode' | 'status'>

export type HeldLicence = { readonly row: Held; readonly outline: Outline }

/** Outlines are drawn to a metre: along the side of a block that makes a hectare or two, which is no overlap (km²). */
const SLIVER = 0.02

type Part = { readonly nr: number; readonly name: string; readonly ring: Ring }

/** Pairs of areas that overlap: of licences in force for one resource, or of one licence. */
export function overlappingLicences(licences: Iterable<HeldLicence>): readonly string[] {
  const inForce = [...licences].filter(
    ({ row }) =>
      row.status !== null &&
      !hasExpired(licenceRegister.onMap, () => row.status) &&
      row.resourceCode !== null,
  )
  const parts = inForce.flatMap(({ row, outline }) =>
    outerRings(outline).map((ring) => ({ resource: row.resourceCode, name: row.licenceName, ring })),
  )
  const pairs = new Map<string, string>()
  for (const [resource, own] of groupBy(parts, (part) => part.resource)) {
    for (const [one, other] of neighbours(own.map(({ name, ring }, nr) => ({ nr, name, ring })))) {
      if (sharedArea(one.ring, other.ring) > SLIVER)
        pairs.set(`${resource} ${one.nr} ${other.nr}`, `${resource}: ${one.name} and ${other.name}`)
    }
  }
  return [...pairs.values()]
}

/** Pairs that may touch, because they lie in the same quarter of a degree. */
function* neighbours(parts: readonly Part[]): Iterable<readonly [Part, Part]> {
  const filed = parts.flatMap((part) => cellsOf(part.ring).map((cell) => ({ cell, part })))
  const seen = new Set<string>()
  for (const together of groupBy(filed, ({ cell }) => cell).values()) {
    for (const [at, { part: one }] of together.entries()) {
      for (const { part: other } of together.slice(at + 1)) {
        const key = `${one.nr} ${other.nr}`
        if (seen.has(key)) continue
        seen.add(key)
        yield [one, other]
      }
    }
  }
}
