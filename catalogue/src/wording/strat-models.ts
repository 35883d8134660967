import type { Say } from '../texts/speak-from.ts'

/** The nomenclatures of the Netherlands, as datasets write them, with the year of each. They come as text: any other may stand there too. */
const DUTCH = /^(stratigrafische )?nomenclator (\d{4})$/i

/** The nomenclature that an interpretation follows, in the language of the page; one that we do not know as it was written. */
export function sayStratModel(description: string, say: Say): string {
  const [, stratigraphic, year] = DUTCH.exec(description) ?? []
  if (year === undefined) return description
  return say(stratigraphic === undefined ? 'stratModel.plain' : 'stratModel.stratigraphic', { year })
}
