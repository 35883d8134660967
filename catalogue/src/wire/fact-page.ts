import type { LayerId } from '../grammar/layer-id.ts'
import type { Language } from '../texts/index.ts'
import { withLanguage } from './language.ts'

type Place = {
  /** The prefix of the data centre. */
  readonly prefix: string
  readonly language: Language
}

/** The page of an object that stays where it is and needs no script. */
export const factPage = (layer: LayerId, key: string | number, { prefix, language }: Place): string =>
  withLanguage(`${prefix}/${layer}/${encodeURIComponent(key)}`, language)
