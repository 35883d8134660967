import type { AnyRow } from '../../grammar/column.ts'
import { subjectOf, timeOf, type Subject } from '../figure.ts'
import type { ProductionScreen } from '../screen.ts'

/** How many subjects one chart compares: of more, neither lines nor colours can be told apart. */
export const MOST_COMPARED = 5

/** The subjects that some figures are of, in the order of the figures, each under its last name. */
export function subjectsAmong(screen: ProductionScreen, rows: readonly AnyRow[]): readonly Subject[] {
  const found = new Map<string, Subject & { readonly time: number }>()
  for (const row of rows) {
    const { key, name } = subjectOf(screen, row)
    const time = timeOf(screen, row)
    const known = found.get(key)
    if (name !== '' && (known === undefined || known.time < time)) found.set(key, { key, name, time })
  }
  return [...found.values()].map(({ key, name }) => ({ key, name }))
}

export type ComparedSubjects = {
  /** In the order that they were asked in. */
  readonly subjects: readonly Subject[]
  /** What was asked and is not among the figures. */
  readonly unknown: readonly string[]
  /** Those that were asked after the last that a chart takes. */
  readonly left: readonly Subject[]
}

/** Whom an address asks to compare: by the key of a subject or else by its whole name, each once. */
export function comparedSubjects(all: readonly Subject[], asked: readonly string[]): ComparedSubjects {
  const byKey = new Map(all.map((subject) => [subject.key, subject]))
  const byName = new Map(all.map((subject) => [subject.name.toLowerCase(), subject]))
  const found = new Map<string, Subject>()
  const unknown = new Set<string>()
  for (const text of asked) {
    const subject = byKey.get(text) ?? byName.get(text.toLowerCase())
    if (subject === undefined) unknown.add(text)
    else found.set(subject.key, subject)
  }
  const subjects = [...found.values()]
  return {
    subjects: subjects.slice(0, MOST_COMPARED),
    unknown: [...unknown],
    left: subjects.slice(MOST_COMPARED),
  }
}
