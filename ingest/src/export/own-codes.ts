import type { AnyRow } from '@datacentre/catalogue/grammar/column'
import type { StoredTexts } from '@datacentre/catalogue/wire/dataset-texts'

/** The codes that a version brought, as rows of its table of codes, in the order in which it keeps them. */
export const ownCodesOf = ({ nl, en }: StoredTexts): readonly AnyRow[] =>
  Object.entries(nl.codes ?? {}).map(([name, text]) => {
    const dot = name.indexOf('.')
    return {
      list: name.slice(0, dot),
      code: name.slice(dot + 1),
      nl: text,
      en: en.codes?.[name] ?? text,
      definition: nl.definitions?.[name] ?? null,
      sameAs: null,
    }
  })
