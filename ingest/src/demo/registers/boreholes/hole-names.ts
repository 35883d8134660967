import type { Country } from '../../country.ts'
import { blockOf } from '../../ground/shelf.ts'
import { nearestTown } from '../../ground/towns.ts'
import { twoDigits } from '../../sector/names.ts'
import type { Drill } from './hole-model.ts'

export type HoleName = { readonly name: string; readonly shortName: string; readonly alias: string | null }

/** A platform well that was first drilled as an exploration well keeps that name as an alias. */
const ALIASED = 0.2

/**
 * Names by the rules of the register: `K12-06` counts the exploration wells of a block in the order of drilling, `K12-B-01`
 * the wells of a platform, `VEENHAAR-12` those of a field on land; `-SIDETRACK1` and `-S1` follow the name of the hole.
 */
export function namesOf(drills: readonly Drill[], country: Country): ReadonlyMap<Drill, HoleName> {
  const names = new Map<Drill, HoleName>()
  const counter = new Counter()
  const random = country.random('hole names')
  const inOrder = drills
    .map((drill, nr) => ({ drill, nr }))
    .sort((a, b) => (a.drill.start ?? Infinity) - (b.drill.start ?? Infinity) || a.nr - b.nr)
    .map(({ drill }) => drill)
  for (const drill of inOrder.filter(({ parent }) => parent === null)) {
    const { base, shortBase } = baseOf(drill, country)
    const nr = counter.next(shortBase)
    const block = blockOf(drill.position)
    const alias = block !== null && drill.facility !== null && nr === 1 && random.chance(ALIASED)
    names.set(drill, {
      name: `${base}-${twoDigits(nr)}`,
      shortName: `${shortBase}-${twoDigits(nr)}`,
      alias: alias ? `${block}-${twoDigits(counter.next(block))}` : null,
    })
  }
  for (const drill of inOrder.filter(({ parent }) => parent !== null)) {
    const own = names.get(rootOf(drill))
    if (!own) throw new Error('A sidetrack leaves a hole that has a name.')
    const nr = counter.next(`sidetracks ${own.shortName}`)
    names.set(drill, {
      name: `${own.name}-SIDETRACK${nr}`,
      shortName: `${own.shortName}-S${nr}`,
      alias: null,
    })
  }
  return names
}

const rootOf = (drill: Drill): Drill => (drill.parent === null ? drill : rootOf(drill.parent))

function baseOf(
  { position, field, facility }: Drill,
  { names }: Country,
): { readonly base: string; readonly shortBase: string } {
  const block = blockOf(position)
  if (block !== null) {
    const base = facility?.code ?? block
    return { base, shortBase: base }
  }
  if (field !== null) return { base: field.name.toUpperCase(), shortBase: field.code }
  const place = names.place(nearestTown(position, null)?.name ?? null)
  return { base: place.toUpperCase(), shortBase: names.code(place) }
}

class Counter {
  readonly #counts = new Map<string, number>()

  next(key: string): number {
    const count = (this.#counts.get(key) ?? 0) + 1
    this.#counts.set(key, count)
    return count
  }
}
