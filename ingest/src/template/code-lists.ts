import { codeLists, type CodeListName } from '@datacentre/catalogue/codes/index'
import { definitionOf } from '@datacentre/catalogue/definitions/index'
import { sayCode } from '@datacentre/catalogue/texts/index'
import { quoted } from '../package/write/quoted.ts'

/** Every code that a column may hold, with its text and what it means in both languages, as CSV. */
export function* codeListLines(): Iterable<string> {
  yield 'list,code,nl,en,definitionNl,definitionEn\n'
  for (const [list, codes] of Object.entries(codeLists) as [CodeListName, readonly string[]][]) {
    for (const code of codes) {
      const texts = (['nl', 'en'] as const).map((language) => sayCode(language, list, code))
      const meaning = definitionOf(list, code)!
      yield `${[list, code, ...texts, meaning.nl, meaning.en].map(quoted).join(',')}\n`
    }
  }
}
