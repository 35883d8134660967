import type { AnyRow } from '@datacentre/catalogue/grammar/column'
import type { Register } from '@datacentre/catalogue/grammar/register'
import { indexingSteps, readyingSteps, type ListIndex } from '@datacentre/catalogue/list/list'
import { allSteps } from '@datacentre/catalogue/list/steps'
import { ROWS_IN_A_LINE } from '@datacentre/catalogue/wire/lists/list-lines'
import { isListed } from '@datacentre/catalogue/wire/bodies/row-schema'
import { setImmediate as othersFirst } from 'node:timers/promises'
import type { Answer } from '../answer/send.ts'
import { speechIn } from '../speech-in.ts'
import { inTimeSlices } from '../time-slices.ts'
import { memoize } from './memoize.ts'
import type { Rows } from './kept/packed-files.ts'

/** The rows of a register with every column, made ready to be chosen from. */
export type SearchedRegister = {
  readonly register: Register
  readonly rows: readonly AnyRow[]
  /** The place among the rows of a key; ids come as numbers and as texts. */
  readonly placeOf: (id: string | number) => number | undefined
  /** What criteria are looked up in. */
  readonly index: () => ListIndex
  /** Makes all that is made at first use, with room for other work between. */
  readonly warm: () => Promise<void>
}

/** A register as it is served: its rows, and the bytes of its list call. */
export type RegisterSnapshot = SearchedRegister & { readonly list: Answer }

/** The columns of the list call, in their declared order. */
const listedKeys = (register: Register): string[] =>
  register.columns.filter(isListed).map((column) => column.key)

/** The rows of the list call, with the listed columns only; a line for so many, so that a browser can read them in turn. */
export function listJson(register: Register, rows: readonly AnyRow[]): Buffer {
  const keys = listedKeys(register)
  const lines: string[] = []
  for (let at = 0; at < rows.length; at += ROWS_IN_A_LINE)
    lines.push(JSON.stringify(rows.slice(at, at + ROWS_IN_A_LINE), keys).slice(1, -1))
  return Buffer.from(`[${lines.join(',\n')}]`)
}

/** What takes about a millisecond to write. */
const ROWS_AT_A_TIME = 50

/** The same in parts, written in turn with what others asked for. */
export async function listParts(register: Register, rows: readonly AnyRow[]): Promise<Buffer[]> {
  const keys = listedKeys(register)
  const parts: Buffer[] = []
  for (let at = 0; at < rows.length; at += ROWS_AT_A_TIME) {
    const written = await inTimeSlices(() =>
      JSON.stringify(rows.slice(at, at + ROWS_AT_A_TIME), keys).slice(1, -1),
    )
    parts.push(Buffer.from(at === 0 ? `[${written}` : `,${written}`))
  }
  return [...parts, Buffer.from(parts.length === 0 ? '[]' : ']')]
}

export function searchedRegister(register: Register, rows: Rows): SearchedRegister {
  const key = register.key[0] ?? ''
  const places = memoize(() => new Map(rows().map((row, place) => [row[key], place])))
  const isNumber = register.columns.some((column) => column.key === key && column.kind === 'id')
  function* indexing(): Generator<void, ListIndex> {
    const made = yield* indexingSteps({ register, rows: rows(), speech: speechIn('nl'), noValue: '' })
    yield* readyingSteps(made)
    return made
  }
  let index: ListIndex | undefined
  return {
    register,
    get rows() {
      return rows()
    },
    // Looked up as what the key is: a hundred thousand numbers made into texts cost a quarter of an export's first byte.
    placeOf: (id) => places().get(isNumber ? Number(id) : String(id)),
    index: () => (index ??= allSteps(indexing())),
    warm: async () => {
      places()
      const steps = indexing()
      for (let step = steps.next(); index === undefined; step = steps.next()) {
        if (step.done === true) index = step.value
        await othersFirst()
      }
    },
  }
}

/** Rows stay what is read at their first use. */
export const registerSnapshot = (register: Register, rows: Rows, list: Answer): RegisterSnapshot =>
  Object.assign(searchedRegister(register, rows), { list })
