import type { Box } from '@datacentre/catalogue/geography/blocks'
import type { Value } from '@datacentre/catalogue/grammar/column'
import type { Table } from '@datacentre/catalogue/grammar/table'
import type { Version } from '@datacentre/database'
import { FilterRefused } from '../features/cql/expression.ts'
import { boxFrom, COMMON_PARAMETERS, wholeFrom } from '../features/question.ts'
import type { KeyFault } from '../problems.ts'
import { parametersOf, QuestionRefused, type Query } from '../request/address-parameters.ts'
import { keptIn, versionAsked } from '../request/version-asked.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { keyFrom } from './key-text.ts'

const DEFAULT_LIMIT = 100
const MOST_CHANGES = 1000

/** What is passed over is read all the same. */
const MOST_PASSED_OVER = 100_000

/** Two versions, the one before first. */
export type Pair = readonly [from: Version, to: Version]

export type ChangesQuestion = {
  readonly pair: Pair
  /** Which versions are named; the others are the standing one and that before the later. */
  readonly named: 'none' | 'one' | 'both'
  /** Only rows whose key begins so. */
  readonly key: readonly Value[] | undefined
  /** Only rows that lay or lie in it, in degrees. */
  readonly box: Box | undefined
  readonly limit: number
  readonly offset: number
}

/** Every version with the one before it, the newest first. */
export function neighbours(snapshot: Pick<Snapshot, 'version' | 'history'>): readonly Pair[] {
  const kept = keptIn(snapshot)
  return kept.slice(0, -1).map((to, at) => [kept[at + 1]!, to] as const)
}

/** What an address asks about the changes of a table, telling every parameter that is wrong. */
export function changesQuestion(snapshot: Snapshot, table: Table, query: Query): ChangesQuestion {
  const given = parametersOf(query, [...COMMON_PARAMETERS, 'from', 'to', 'key', 'bbox', 'limit', 'offset'])
  const faults: KeyFault[] = []
  const read = <Read>(key: string, usual: Read, from: (text: string) => Read): Read => {
    const text = given[key]
    if (text === undefined) return usual
    try {
      return from(text)
    } catch (error) {
      if (error instanceof FilterRefused) faults.push({ key, message: error.message })
      else if (error instanceof QuestionRefused) faults.push(...error.faults)
      else throw error
      return usual
    }
  }
  const kept = keptIn(snapshot)
  const to = read('to', snapshot.version, (text) => versionAsked(snapshot, 'to', text))
  const usualFrom = kept.find(({ id }) => id < to.id) ?? to
  const from = read('from', usualFrom, (text) => versionAsked(snapshot, 'from', text))
  const namedCount = Number('from' in given) + Number('to' in given)
  const question: ChangesQuestion = {
    pair: [from, to],
    named: namedCount === 2 ? 'both' : namedCount === 1 ? 'one' : 'none',
    key: read<ChangesQuestion['key']>('key', undefined, (text) => keyFrom(table, text)),
    box: read<Box | undefined>('bbox', undefined, (text) => boxOf(table, text)),
    limit: read('limit', DEFAULT_LIMIT, (text) => Math.min(wholeFrom(text, 1), MOST_CHANGES)),
    offset: read('offset', 0, offsetFrom),
  }
  if (faults.length > 0) throw new QuestionRefused(faults)
  return question
}

function boxOf(table: Table, text: string): Box {
  if (table.geometry === undefined)
    throw new FilterRefused(`is not known for ${table.id}: its rows have no place`)
  return boxFrom(text)
}

function offsetFrom(text: string): number {
  const offset = wholeFrom(text, 0)
  if (offset > MOST_PASSED_OVER)
    throw new FilterRefused(`must be ${MOST_PASSED_OVER} at most; ask for a key, a box or other versions`)
  return offset
}
