import { coordinateSystems } from '@datacentre/catalogue/codes/coordinate-systems'
import type { Criteria } from '@datacentre/catalogue/grammar/parameter'
import type { Register } from '@datacentre/catalogue/grammar/register'
import { sayCode, speak, type Language } from '@datacentre/catalogue/texts/index'
import type { SearchedRegister } from '../snapshot/register-snapshot.ts'
import type { About } from './about-sheet.ts'
import type { Chosen } from './chosen-rows.ts'
import { filtersInWords } from './filters-in-words.ts'
import { isCounted } from './register-sheet.ts'
import { isSystem, measuresIn, sheetKinds } from './sheet-kinds.ts'

/** The units and coordinate systems of a register's file, in words. */
export function measuresOf(
  register: Register,
  language: Language,
): Pick<About, 'units' | 'coordinateSystems'> {
  const say = speak(language)
  return {
    units: measuresIn(register)
      .filter((measure) => !isSystem(measure) && !isCounted(measure))
      .map((measure) => say(`measure.${measure}`)),
    coordinateSystems: sheetKinds[register.sheet.kind]
      .systems(register)
      .map(
        (system) =>
          `${sayCode(language, 'coordinateSystem', system)} (EPSG:${coordinateSystems[system].epsg})`,
      ),
  }
}

type Asking = {
  readonly list: SearchedRegister
  readonly language: Language
  /** What the caller says that the list was narrowed by, out of which the rows were chosen. */
  readonly narrowedBy: Criteria
}

/** What narrowed the rows: the criteria, or that somebody chose them one by one. */
export function filtersOf({ rows, criteria }: Chosen, asking: Asking): About['filters'] {
  const say = speak(asking.language)
  if (criteria !== null) return filtersInWords(criteria, asking)
  return [
    ...filtersInWords(asking.narrowedBy, asking),
    [say('spreadsheet.chosen'), say('spreadsheet.chosenByKey', { count: rows.length })],
  ]
}
