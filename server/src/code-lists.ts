import { codeLists, type CodeListName } from '@datacentre/catalogue/codes/index'
import { definitionOf } from '@datacentre/catalogue/definitions/index'
import { codeText } from '@datacentre/catalogue/texts/code-text'
import { withOwnTexts, type OwnTexts } from '@datacentre/catalogue/texts/spoken'
import type { ListedCode } from '@datacentre/catalogue/wire/calls'
import type { Version } from '@datacentre/database'
import { codesOf, definitionsOf } from './version-texts.ts'

/** A dataset defines a code once, in whatever language. */
const inBoth = (text: string | undefined): ListedCode['definition'] =>
  text === undefined ? null : { nl: text, en: text }

/** Every code list with the texts and definitions of its codes; those that the dataset brings stand after ours. */
export function codeListsOf(
  version: Version | null,
  ofSite: OwnTexts,
): Readonly<Record<CodeListName, readonly ListedCode[]>> {
  const own = version === null ? { nl: {}, en: {} } : codesOf(version)
  const definitions = version === null ? {} : definitionsOf(version)
  const texts = withOwnTexts(ofSite, own)
  const added = Object.keys(own.nl)
  const listed = (list: CodeListName, codes: readonly string[]): ListedCode[] => {
    const ofDataset = added
      .filter((key) => key.startsWith(`${list}.`))
      .map((key) => key.slice(list.length + 1))
      .filter((code) => !codes.includes(code))
    return [...codes, ...ofDataset].map((code) => ({
      code,
      nl: codeText(texts.nl, list, code),
      en: codeText(texts.en, list, code),
      definition: inBoth(definitions[`${list}.${code}`]) ?? definitionOf(list, code),
    }))
  }
  return Object.fromEntries(
    (Object.entries(codeLists) as [CodeListName, readonly string[]][]).map(([list, codes]) => [
      list,
      listed(list, codes),
    ]),
  ) as Record<CodeListName, ListedCode[]>
}
