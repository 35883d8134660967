import { EARLIEST_PRODUCTION_YEAR } from '@datacentre/catalogue/time/years'
import type { Findings } from '../fault.ts'

const SENTENCES = {
  workedOut: (count: string) =>
    `${count} without degrees: worked out from submittedX, submittedY and submittedSystem`,
  imprecise: (count: string, column: string) =>
    `${column} has a year or a month alone in ${count}: shown as its first day`,
  missing: (count: string) => `${count} without a position: not on the map`,
  outside: (count: string) => `${count} outside the country's box`,
  doubtful: (count: string, column: string) =>
    `${column} has a day in ${count} that probably stands for an unknown one, before 1850 or after 2199`,
  endsFirst: (count: string) => `${count} with an end before its start`,
  early: (count: string) =>
    `${count} of a year before ${EARLIEST_PRODUCTION_YEAR}: kept, but no screen shows them`,
  swapped: (count: string) =>
    `${count} outside the country's box, and inside it with longitude and latitude the other way round`,
} as const

type Note = keyof typeof SENTENCES

const EXAMPLES = 3

/** Counts what is no fault but worth a look: told once for each column, with a few of the rows. */
export class ReadNotes {
  private readonly counts = new Map<string, { note: Note; column: string; count: number; rows: string[] }>()

  count(note: Note, column: string, row?: string): void {
    const key = `${note} ${column}`
    const counted = this.counts.get(key) ?? { note, column, count: 0, rows: [] }
    counted.count++
    if (row !== undefined && counted.rows.length < EXAMPLES) counted.rows.push(row)
    this.counts.set(key, counted)
  }

  tell(file: string, findings: Findings): void {
    for (const { note, column, count, rows } of this.counts.values()) {
      const sentence = SENTENCES[note](count === 1 ? '1 row' : `${count.toLocaleString('en')} rows`, column)
      const places = rows.length === 0 ? '' : ` (${rows.join(', ')}${count > rows.length ? ', …' : ''})`
      findings.warn({ file, message: `${sentence}${places}` })
    }
  }
}
