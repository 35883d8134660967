import type { AnyRow } from '@datacentre/catalogue/grammar/column'
import { sayCode, type Language } from '@datacentre/catalogue/texts/index'

/** The code of a status that is not known; a borehole without a status is the same to a reader. */
const UNKNOWN = 'Unknown'

/** The status of a borehole as a visitor reads it. Rows are counted by this: one text may be written in several ways. */
export const statusInWords = ({ statusDescription }: AnyRow, language: Language): string =>
  sayCode(language, 'boreholeStatus', typeof statusDescription === 'string' ? statusDescription : UNKNOWN)
