import type { Random } from '../../chance/random.ts'
import { operatorIn } from '../../sector/operators.ts'
import type { Where } from '../../sector/seeking.ts'

/** Who shot a survey and when, and what it is called: `L2NMA1984A`. */
export type SurveyName = { readonly name: string; readonly company: string; readonly year: number }

/**
 * Names surveys: L for land or Z for sea, 2 or 3 dimensions, three letters of the company, the year at characters 5 to 8
 * counted from zero (D13), and a letter that tells surveys of one company and year apart.
 */
export class SurveyNames {
  readonly #used = new Map<string, number>()

  next(
    { where, dimensions, year }: { where: Where; dimensions: 2 | 3; year: number },
    random: Random,
  ): SurveyName {
    const company = operatorIn(where, { year: Math.max(1948, year), random }).code
    const stem = `${where === 'sea' ? 'Z' : 'L'}${dimensions}${company}${year}`
    const nr = this.#used.get(stem) ?? 0
    this.#used.set(stem, nr + 1)
    return { name: `${stem}${lettersOf(nr)}`, company, year }
  }
}

/** A to Z, then AA, AB, ... */
function lettersOf(nr: number): string {
  const letter = String.fromCharCode(65 + (nr % 26))
  return nr < 26 ? letter : `${lettersOf(Math.floor(nr / 26) - 1)}${letter}`
}
