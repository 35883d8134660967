import type { Country } from '../../country.ts'
import type { Hole, Status } from './hole-model.ts'

/** Names that try whoever reads, sorts, quotes or opens them in a spreadsheet (D24). */
const tryingNames = [
  '=KAVEL 7-01',
  '-1 HELLEVAART-01',
  'VEENKAMP-03 <HERBORING>',
  "D'OULTREMONTVELD-01",
  'ZUIDER & NOORDER KOOG-01',
  'ÖKERVEEN-01',
  '"DE NACHTEGAAL"-02',
  'PROEFBORING VAN HET RIJKSBUREAU DELFSTOFVERKENNING TEN BEHOEVE VAN DE WATERVOORZIENING, TWEEDE BORING (OUDE NUMMERING)-01',
]

/** How many boreholes bear the name of another. */
const DUPLICATES = 8

/** Statuses of holes that are being drilled, for the newest ones, and one that nobody gives any more. */
const newest: readonly Status[] = ['Drilling', 'Spudded', 'TD', 'Borehole ready', 'Completed to well']
const unended: readonly Status[] = ['Drilling', 'Spudded']

/** Gives some holes that nothing else refers to by name a name or a status that is hard to handle. */
export function withTryingHoles(holes: readonly Hole[], { count }: Country): readonly Hole[] {
  const parents = new Set(holes.map(({ parent }) => parent))
  const lonely = holes.filter(
    (hole) => hole.parent === null && !parents.has(hole) && hole.drill.field === null && hole.block === null,
  )
  const recent = holes
    .filter((hole) => !parents.has(hole) && hole.service === null && hole.startDay !== null)
    .sort((a, b) => (b.startDay ?? 0) - (a.startDay ?? 0) || a.nr - b.nr)
  const changes = new Map<Hole, Partial<Hole>>()
  lonely
    .slice(0, tryingNames.length)
    .forEach((hole, at) => changes.set(hole, { name: tryingNames[at] ?? hole.name }))
  const others = lonely.slice(tryingNames.length)
  const twins = Math.min(count(DUPLICATES, 2), Math.floor(others.length / 2))
  others
    .slice(0, twins)
    .forEach((hole, at) => changes.set(hole, { name: others[twins + at]?.name ?? hole.name }))
  newest.forEach((status, at) => {
    const hole = recent[at]
    if (hole)
      changes.set(hole, {
        ...changes.get(hole),
        status,
        ...(unended.includes(status) ? { endDay: null } : {}),
      })
  })
  const failed = recent.findLast(({ result }) => result === 'FLR')
  if (failed) changes.set(failed, { ...changes.get(failed), status: 'FAILED' })
  return holes.map((hole) => {
    const change = changes.get(hole)
    return change ? { ...hole, ...change } : hole
  })
}
