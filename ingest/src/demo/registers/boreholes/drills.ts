import type { Random } from '../../chance/random.ts'
import type { Country } from '../../country.ts'
import { ownerIn } from '../../sector/operators.ts'
import { drillsApart } from './drills-apart.ts'
import { type Campaign, discoveries, drillsInFields, type Sites } from './drills-in-fields.ts'
import { holeCounts } from './hole-counts.ts'
import type { Timeline } from '../../timeline.ts'
import type { Drill } from './hole-model.ts'

/** A few holes are planned and have no dates yet. */
const PLANNED = 11

/** Every hole that was, or is to be, drilled: in the register's numbers, each sidetrack after the hole it leaves. */
export function makeDrills(sites: Sites, country: Country): readonly Drill[] {
  const drills = Object.values(holeCounts(country)).flatMap((cell) => {
    const own = ownDrills({ cell, sites }, country)
    const random = country.random(`sidetracks ${cell.purpose} ${cell.sea}`)
    return [...own, ...sidetracksOf(own, { wanted: cell.sidetracks, random, timeline: country.timeline })]
  })
  return withPlanned(drills, country)
}

function ownDrills({ cell, sites }: Campaign, country: Country): readonly Drill[] {
  if (cell.purpose === 'EXP-HC') {
    const found = discoveries({ cell, sites }, country)
    return [...found, ...drillsApart({ cell, wanted: cell.own - found.length }, country)]
  }
  const share = cell.purpose === 'EXP-S' || cell.purpose === 'EXP-W' ? 0.5 : 1
  const inFields = drillsInFields({ cell: { ...cell, own: Math.round(cell.own * share) }, sites }, country)
  return [...inFields, ...drillsApart({ cell, wanted: cell.own - inFields.length }, country)]
}

/** Two sidetracks in three are drilled at once because the hole failed; the others years later to a new part of the field. */
const AT_ONCE = 0.6

type Sidetracking = { readonly wanted: number; readonly random: Random; readonly timeline: Timeline }

function sidetracksOf(own: readonly Drill[], { wanted, random, timeline }: Sidetracking): readonly Drill[] {
  const parents = own.filter(({ start, depth }) => start !== null && start > 1952 && depth > 600)
  const made: Drill[] = []
  while (made.length < wanted) {
    // Now and then a sidetrack is itself left by another.
    const parent =
      made.length > 0 && random.chance(0.08)
        ? random.pick(made)
        : random.pick(parents.length > 0 ? parents : own)
    const begun =
      (parent.start ?? 1980) + (random.chance(AT_ONCE) ? random.between(0.08, 0.3) : random.between(1, 16))
    const start = Math.min(timeline.now - 0.1, begun, (parent.field?.life.end ?? Infinity) + 0.2)
    made.push({
      ...parent,
      parent,
      start: Math.max(start, (parent.start ?? 1980) + 0.05),
      depth: parent.depth * random.between(0.99, 1.06),
      client: ownerIn(Math.floor(start), parent.field?.founder ?? parent.client).code,
    })
  }
  return made
}

function withPlanned(drills: readonly Drill[], country: Country): readonly Drill[] {
  const random = country.random('planned')
  const parents = new Set(drills.map(({ parent }) => parent))
  const candidates = drills.filter(
    (drill) =>
      ['DEV-PH', 'EXP-W', 'DEV-SC', 'DEV-HC'].includes(drill.purpose ?? '') &&
      (drill.start ?? 0) > country.timeline.now - 12 &&
      drill.parent === null &&
      !parents.has(drill),
  )
  const planned = new Set<Drill>()
  const wanted = Math.min(candidates.length, country.count(PLANNED, 2))
  while (planned.size < wanted) planned.add(random.pick(candidates))
  return drills.map((drill) => (planned.has(drill) ? { ...drill, start: null } : drill))
}
