import type { LayerId } from '../grammar/identity.ts'
import type { Language } from '../texts/index.ts'
import { withLanguage } from './language.ts'

type Place = {
  /** The prefix of the data centre. */
  readonly prefix: string
  readonly language: Language
  /** Absent for the version that stands. */
  readonly version?: number | undefined
}

/** The page of an object that stays where it is and needs no script. */
export const factPage = (layer: LayerId, key: string | number, place: Place): string => {
  const { prefix, language, version } = place
  const asked = version === undefined ? '' : `?version=${version}`
  return withLanguage(`${prefix}/${layer}/${encodeURIComponent(key)}${asked}`, language)
}
