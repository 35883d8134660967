import type { CodeListName } from '../codes/index.ts'
import type { Language } from '../texts/index.ts'
import { withLanguage } from './language.ts'

/** Where the code book tells what the codes of a list mean, from the prefix of the data centre. */
export const codePage = (prefix: string, list: CodeListName, language: Language): string =>
  withLanguage(`${prefix}/codes#${list}`, language)
