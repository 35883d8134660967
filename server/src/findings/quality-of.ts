import { setImmediate as othersFirst } from 'node:timers/promises'
import type { Finding } from '@datacentre/catalogue/findings/finding'
import { rules, type Rule } from '@datacentre/catalogue/findings/rules'
import type { AnyRow } from '@datacentre/catalogue/grammar/column'
import type { LayerId } from '@datacentre/catalogue/grammar/identity'
import type { Register } from '@datacentre/catalogue/grammar/register'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { inspectedIn } from './inspected-in.ts'
import { keepFindings, readFindings } from './kept-findings.ts'

export type Found = { readonly rule: Rule; readonly findings: readonly Finding[] }

const made = new WeakMap<Snapshot, readonly Found[]>()

function lookFor(snapshot: Snapshot): readonly Found[] {
  const inspected = inspectedIn(snapshot)
  return rules.map((rule) => ({ rule, findings: rule.find(inspected) }))
}

/** What every rule finds in the data; looked for once for each version. */
export function qualityOf(snapshot: Snapshot): readonly Found[] {
  const known = made.get(snapshot) ?? lookFor(snapshot)
  made.set(snapshot, known)
  return known
}

async function lookByTurns(snapshot: Snapshot): Promise<void> {
  const found: Found[] = []
  const inspected = inspectedIn(snapshot)
  for (const rule of rules) {
    await othersFirst()
    found.push({ rule, findings: rule.find(inspected) })
  }
  made.set(snapshot, found)
  objectsOf(snapshot)
}

const looking = new WeakMap<Snapshot, Promise<void>>()

/**
 * Waits until the rules have looked through a version, which takes over a second for a country: rule by rule, so that others
 * are answered in between, and once, whoever asks first.
 */
export function qualityReady(snapshot: Snapshot): Promise<void> {
  if (made.has(snapshot)) return Promise.resolve()
  const known = looking.get(snapshot)
  if (known !== undefined) return known
  const begun = lookByTurns(snapshot).finally(() => looking.delete(snapshot))
  looking.set(snapshot, begun)
  return begun
}

/**
 * Makes what the rules find ready before a version is served, so that no visitor waits for it: from disk where it was looked
 * for before, and else by turns. A disk that cannot be used is told of, and costs no more than the time.
 */
export async function prepareQuality(snapshot: Snapshot, onTrouble: (error: unknown) => void): Promise<void> {
  const kept = await readFindings(snapshot).catch((error: unknown) => {
    onTrouble(error)
    return null
  })
  if (kept === null) {
    await qualityReady(snapshot)
    const found = Object.fromEntries(qualityOf(snapshot).map(({ rule, findings }) => [rule.id, findings]))
    await keepFindings(snapshot, found).catch(onTrouble)
  } else {
    made.set(
      snapshot,
      rules.map((rule) => ({ rule, findings: kept[rule.id] ?? [] })),
    )
    objectsOf(snapshot)
  }
}

export type FoundOfObject = { readonly rule: Rule; readonly finding: Finding }

const byObject = new WeakMap<Snapshot, ReadonlyMap<string, readonly FoundOfObject[]>>()

const placeOf = (layer: LayerId, key: string | number): string => `${layer} ${key}`

function objectsOf(snapshot: Snapshot): ReadonlyMap<string, readonly FoundOfObject[]> {
  const known = byObject.get(snapshot)
  if (known !== undefined) return known
  const found = new Map<string, FoundOfObject[]>()
  for (const { rule, findings } of qualityOf(snapshot))
    for (const finding of findings) {
      const place = placeOf(finding.layer, finding.key)
      const others = found.get(place)
      if (others === undefined) found.set(place, [{ rule, finding }])
      else others.push({ rule, finding })
    }
  byObject.set(snapshot, found)
  return found
}

/** What was found about one object. */
export const findingsOf = (
  snapshot: Snapshot,
  layer: LayerId,
  key: string | number,
): readonly FoundOfObject[] => objectsOf(snapshot).get(placeOf(layer, key)) ?? []

/** The same of the rows of a register. */
export const findingsIn =
  (snapshot: Snapshot, { id, key }: Pick<Register, 'id' | 'key'>) =>
  (row: AnyRow): readonly FoundOfObject[] =>
    findingsOf(snapshot, id, row[key[0] ?? ''] as string | number)
