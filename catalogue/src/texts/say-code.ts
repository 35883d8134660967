import type { CodeListName } from '../codes/index.ts'
import { codeText } from './code-text.ts'
import { texts, type Language } from './languages.ts'

export const sayCode = (language: Language, list: CodeListName, code: string): string =>
  codeText(texts[language], list, code)
