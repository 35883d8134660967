import { speak, type Language, type TextKey } from '@datacentre/catalogue/texts/index'
import type { Asked } from '../features/api-base.ts'
import type { FileColumn, FileTable } from '../files/file-table.ts'
import type { Found } from '../findings/quality-of.ts'
import type { Finding } from '@datacentre/catalogue/findings/finding'
import { words } from './words.ts'

type TakenColumn = FileColumn & { readonly value: (finding: Finding) => string }

function columnsIn(language: Language, rule: string): readonly TakenColumn[] {
  const word = words[language]
  const say = speak(language)
  const plain = { meaning: null, unit: null, type: 'text' } as const
  return [
    { ...plain, key: 'table', title: word.table, value: ({ layer }) => layer },
    { ...plain, key: 'key', title: word.key, value: ({ key }) => String(key) },
    { ...plain, key: 'name', title: word.object, value: ({ name }) => name },
    { ...plain, key: 'finding', title: word.what, meaning: rule, value: (finding) => finding[language] },
    {
      ...plain,
      key: 'kind',
      title: word.kind,
      value: ({ layer }) => say(`map.kind.${layer}` as TextKey),
    },
  ]
}

/** What a rule finds, to be taken home. */
export function findingsTable({ rule, findings }: Found, { version, language }: Asked): FileTable {
  const { title, rule: told } = rule.words[language]
  const columns = columnsIn(language, told)
  return {
    id: `quality-${rule.id}`,
    title,
    columns,
    geometry: null,
    rowCount: findings.length,
    pieces: async function* () {
      yield findings.map((finding) => ({
        values: columns.map(({ value }) => value(finding)),
        geometry: null,
      }))
    },
    about: { version, language, filters: [], units: [], coordinateSystems: [] },
  }
}
