import type { Fault, Section } from './document.ts'

/** Rules of a section run from 1 up without gaps, and no rule or section occurs twice. */
export function numberingFaults(sections: readonly Section[]): Fault[] {
  const faults: Fault[] = []
  const seen = new Map<string, number>()

  for (const section of sections) {
    for (const { id, line } of [section, ...section.rules]) {
      const earlier = seen.get(id)
      if (earlier !== undefined) faults.push({ line, message: `${id} occurs already in line ${earlier}` })
      else seen.set(id, line)
    }
    if (section.rules.length === 0)
      faults.push({ line: section.line, message: `${section.id} holds no rule` })

    let expected = 1
    for (const { id, line } of section.rules) {
      const number = Number(id.slice(id.indexOf('.') + 1))
      if (number > expected)
        faults.push({ line, message: `${id} follows where ${section.id}.${expected} is due` })
      // A number that went back is a repetition, told above, or out of order; either way the count goes on from it.
      else if (number < expected && seen.get(id) === line)
        faults.push({ line, message: `${id} is out of order` })
      expected = Math.max(expected, number + 1)
    }
  }
  return faults
}
