import type { CodeListName } from '../codes/index.ts'
import { codeText } from './code-text.ts'
import type { Language } from './languages.ts'
import { spokenTexts } from './spoken.ts'

export const sayCode = (language: Language, list: CodeListName, code: string): string =>
  codeText(spokenTexts(language), list, code)
