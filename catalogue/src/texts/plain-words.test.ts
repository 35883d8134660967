import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { codeLists, type CodeListName } from '../codes/index.ts'
import { columnDefinition } from '../definitions/columns/index.ts'
import { definitionOf } from '../definitions/index.ts'
import { tables } from '../tables.ts'
import { texts, type Language } from './index.ts'

/** What people who translate write and people who speak the language do not, and words that a public service leaves out. */
const unwanted: Readonly<Record<Language, readonly RegExp[]>> = {
  en: [
    /\bdata (are|were|have)\b/i,
    /\btak(e|ing) \w+ home\b/i,
    /\bthose who\b/i,
    /\bneed not\b/i,
    /\bat your own responsibility\b/i,
    /\bby way of\b/i,
    /\bwe like to hear\b/i,
    /\babove all\b/i,
    /\bmind that\b/i,
    /\bmail us\b/i,
    /\border by\b/i,
    /\bno choice\b/i,
    /\bleft aside\b/i,
    /\balways there\b/i,
    /\bwhoever\b/i,
    /\bswitch (it )?(on|off)\b/i,
    /\butilise|leverage\b/i,
    /\bplease note\b/i,
  ],
  nl: [
    /\bnegeren\b/i,
    /\bvoorbije\b/i,
    /gesidetrackt/i,
    /\bop sleutel\b/i,
    /\bhet hoogste jaar\b/i,
    /\bergens anders moet zijn\b/i,
    /\b(je|jij|jouw|jullie)\b/i,
    /\b(indien|middels|teneinde|alsmede|desgewenst|derhalve|betreffende)\b/i,
    /\bdient (u|te)\b/i,
    /\bgelieve\b/i,
  ],
}

/** The headers of the live file are not ours to choose. */
const isOurs = (key: string): boolean => !key.startsWith('boreholeSheet.')

/** A date by numbers belongs in a table, and where a visitor types one. */
const TYPED_DATES = ['period.hint', 'period.notADate']

/** Longer than this and a sentence is hard to follow for whoever reads at level B1. */
const MOST_WORDS = 22

const pagesIn = (language: Language): [string, string][] => {
  const folder = new URL(`../../../portal/src/pages/${language}/`, import.meta.url)
  return readdirSync(folder).map((file) => [
    file,
    readFileSync(new URL(file, folder), 'utf8').replaceAll(/\s+/g, ' '),
  ])
}

const codesIn = (language: Language): [string, string][] =>
  (Object.entries(codeLists) as [CodeListName, readonly string[]][]).flatMap(([list, codes]) =>
    codes.map((code): [string, string] => [`${list}.${code}`, definitionOf(list, code)![language]]),
  )

const columnsIn = (language: Language): [string, string][] =>
  tables.flatMap(({ id, columns }) =>
    columns.map(({ key }): [string, string] => [`${id}.${key}`, columnDefinition(id, key)![language]]),
  )

describe.each(['nl', 'en'] as const)('What visitors read in %s', (language) => {
  const ours = [
    ...Object.entries(texts[language]).filter(([key]) => isOurs(key)),
    ...codesIn(language),
    ...columnsIn(language),
  ]

  it('has no words that only a translation or an office has [D2.8]', () => {
    const found = [...ours, ...pagesIn(language)].flatMap(([where, text]) =>
      unwanted[language].flatMap((words) => {
        const hit = words.exec(text)
        return hit === null ? [] : [`${where}: ${hit[0]}`]
      }),
    )
    expect(found).toEqual([])
  })

  it('has sentences that can be read in one breath [D2.8]', () => {
    const long = ours.flatMap(([key, text]) =>
      text
        .split(/[.:?!](?:\s|$)/)
        .filter((sentence) => sentence.split(/\s+/).length > MOST_WORDS)
        .map((sentence) => `${key}: ${sentence}`),
    )
    expect(long).toEqual([])
  })

  it('has dates as people write them [D2.8]', () => {
    const numbered = ours.filter(([key, text]) => /\d\d-\d\d-\d{4}/.test(text) && !TYPED_DATES.includes(key))
    expect(numbered).toEqual([])
  })

  it('calls nothing by its code where there is a word for it', () => {
    expect(ours.filter(([, text]) => /\b(ON|OFF|EXP|DEV|TERTIARY|EFFECTIVE)\b/.test(text))).toEqual([])
  })
})
