import { describe, expect, it } from 'vitest'
import { codeLists, type CodeListName } from '../codes/index.ts'
import { coordinateSystems } from '../codes/coordinate-systems.ts'
import { FIRST_VALUE } from '../grammar/option.ts'
import { pageOf, shownRange } from '../list/paging.ts'
import { parameters } from '../grammar/parameter.ts'
import { months } from '../production/series/months.ts'
import { productionScreens } from '../production/index.ts'
import { registers } from '../registers/index.ts'
import { tables } from '../tables.ts'
import { columnTextKey, periodTextKey, sayCode, speak, texts, type Language } from './index.ts'

const languages: readonly Language[] = ['nl', 'en']
const keys = Object.keys(texts.en)
const textOf = (language: Language, key: string): string | undefined =>
  (texts[language] as Readonly<Record<string, string>>)[key]
const untold = (language: Language, wanted: readonly string[]) =>
  wanted.filter((key) => !textOf(language, key))
const placeholders = (text = '') => [...text.matchAll(/\{\{.*?\}\}/g)].map(String).toSorted()

describe('The two languages', () => {
  it('are Dutch and English, and there is no third [S4.1, S9.1]', () => {
    expect(Object.keys(texts)).toEqual(['nl', 'en'])
  })

  it('have the same texts', () => {
    expect(Object.keys(texts.nl).toSorted()).toEqual(keys.toSorted())
  })

  it('fill in the same values', () => {
    const differing = keys.filter(
      (key) => placeholders(textOf('nl', key)).join() !== placeholders(textOf('en', key)).join(),
    )
    expect(differing).toEqual([])
  })

  it('point at each other', () => {
    expect(texts.nl.languageSwitchCode).toBe('en')
    expect(texts.en.languageSwitchCode).toBe('nl')
  })

  it('say Loading ... alike [D2.7]', () => {
    expect(texts.nl.loading).toBe('Loading ...')
    expect(texts.en.loading).toBe('Loading ...')
  })
})

describe.each(languages)('The texts in %s', (language) => {
  it('are never empty and neither start nor end with a space', () => {
    expect(
      keys.filter(
        (key) => textOf(language, key) === '' || textOf(language, key)?.trim() !== textOf(language, key),
      ),
    ).toEqual([])
  })

  it('write every placeholder so that i18next and speak both read it', () => {
    const odd = keys
      .flatMap((key) => placeholders(textOf(language, key)))
      .filter((it) => !/^\{\{\w+(, number)?\}\}$/.test(it))
    expect(odd).toEqual([])
  })

  it('hold the keys that the specification names [D2.5]', () => {
    const days = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']
    const named = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
    const wanted = [
      'dataUrl',
      'activitiesUrl',
      'legislationAndProceduresUrl',
      'licencesUrl',
      'miningEffectsUrl',
      'publicationsUrl',
      'searchUrl',
      'loadingResults',
      'noResults',
      'filter.none',
      'calendar.weekHeader',
      ...days.map((day) => `calendar.dayNames.${day}`),
      ...named.map((month) => `calendar.monthNames.${month}`),
    ]
    expect(untold(language, wanted)).toEqual([])
  })

  it('call the first entry of a dropdown by the key filter.none [S9.16]', () => {
    expect(FIRST_VALUE).toBe('filter.none')
    expect(speak(language)(FIRST_VALUE)).not.toBe(FIRST_VALUE)
  })

  it('head the column of week numbers Wk [S9.43]', () => {
    expect(speak(language)('calendar.weekHeader')).toBe('Wk')
  })

  it('name every column of every table', () => {
    expect(
      untold(
        language,
        tables.flatMap((table) => table.columns.map((column) => columnTextKey(table, column))),
      ),
    ).toEqual([])
  })

  it('name every code of every list', () => {
    const codes = Object.entries(codeLists).flatMap(([list, members]) =>
      members.map((code) => `${list}.${code}`),
    )
    expect(untold(language, codes)).toEqual([])
  })

  it('name every table, register, production screen, parameter and coordinate system', () => {
    const wanted = [
      ...tables.map((table) => `table.${table.id}`),
      ...registers.map((register) => `register.${register.id}.title`),
      ...productionScreens.map((screen) => `production.${screen.id}.title`),
      ...Object.keys(parameters)
        .filter((parameter) => parameter !== 'page')
        .map((parameter) => `filter.${parameter}`),
      ...Object.keys(coordinateSystems).map((system) => `measure.${system}`),
    ]
    expect(untold(language, wanted)).toEqual([])
  })

  it('say in words what every screen offers of every product [D28.30]', () => {
    const wanted = productionScreens.flatMap((screen) =>
      'productionTypes' in screen
        ? Object.entries(screen.productionTypes).flatMap(([product, types]) =>
            types.map((type: string) => `quantity.${product}.${type}`),
          )
        : [],
    )
    expect(wanted).toContain('quantity.N2.Stored')
    expect(untold(language, wanted)).toEqual([])
  })

  it('give a title to every period and range of years', () => {
    const wanted = registers.flatMap((register) =>
      register.filters.flatMap((filter) => ('start' in filter ? [periodTextKey(register, filter)] : [])),
    )
    expect(wanted).toHaveLength(8)
    expect(untold(language, wanted)).toEqual([])
  })

  it('have both forms of a text that counts', () => {
    const forms = (suffix: string) =>
      keys.filter((key) => key.endsWith(suffix)).map((key) => key.slice(0, -suffix.length))
    expect(forms('_one').toSorted()).toEqual(forms('_other').toSorted())
    expect(forms('_other').length).toBeGreaterThan(0)
  })

  it('name a month in a list of figures as the calendar does [S2.100]', () => {
    for (const month of months) {
      const inCalendar = `calendar.monthNames.${month.charAt(0).toUpperCase()}${month.slice(1)}`
      expect(textOf(language, `field-figures.${month}`)).toBe(textOf(language, inCalendar))
    }
  })
})

describe('A spoken text', () => {
  it('calls October Okt in Dutch [S2.100]', () => {
    expect(speak('nl')('calendar.monthNames.Oct')).toBe('Okt')
  })

  it('says one borehole, and no or several boreholes', () => {
    const say = speak('nl')
    expect(say('register.boreholes.download', { count: 1 })).toBe('Download 1 boring')
    expect(say('register.boreholes.download', { count: 30 })).toBe('Download 30 boringen')
    expect(say('register.boreholes.count', { count: 0 })).toBe('0 boringen')
  })

  it('groups the digits of a number the way the language does', () => {
    const range = { first: 1, last: 30, total: 6740 }
    expect(speak('nl')('paging.range', range)).toBe('1 - 30 van 6.740')
    expect(speak('en')('paging.range', range)).toBe('1 - 30 of 6,740')
  })

  it('reports the current page of the pages there are [S9.4]', () => {
    const page = pageOf({ total: 6740, page: 3, pageSize: 30 })
    expect(speak('en')('paging.report', page)).toBe('3 of 225')
    expect(speak('nl')('paging.report', page)).toBe('3 van 225')
  })

  it('tells which results a page shows, the last one too and none [S2.97]', () => {
    const rangeOf = (total: number, page: number) =>
      speak('en')('paging.range', { ...shownRange(pageOf({ total, page, pageSize: 30 })), total })
    expect([rangeOf(95, 1), rangeOf(95, 4), rangeOf(0, 1)]).toEqual([
      '1 - 30 of 95',
      '91 - 95 of 95',
      '0 - 0 of 0',
    ])
  })

  it('leaves a year as it is', () => {
    expect(speak('nl')('years.range', { start: 2023, end: 2024 })).toBe('2023 - 2024')
  })

  it('fills in a name with signs of its own', () => {
    expect(speak('en')('row.expand', { name: "K06 & L07 $& 'A'" })).toBe("Show more about K06 & L07 $& 'A'")
  })
})

describe('The addresses in the menu', () => {
  const root = { nl: 'https://www.nlog.nl', en: 'https://www.nlog.nl/en' }

  it('are those of the parent portal, and its root where an entry has none that is known [D3.5]', () => {
    const menu = (language: Language) => {
      const { dataUrl, activitiesUrl, legislationAndProceduresUrl, licencesUrl } = texts[language]
      const { miningEffectsUrl, publicationsUrl, searchUrl } = texts[language]
      const others = [
        activitiesUrl,
        legislationAndProceduresUrl,
        miningEffectsUrl,
        publicationsUrl,
        searchUrl,
      ]
      return { dataUrl, licencesUrl, others: [...new Set<string>(others)] }
    }
    expect(menu('nl')).toEqual({
      dataUrl: root.nl,
      licencesUrl: 'https://www.nlog.nl/vergunningen',
      others: [root.nl],
    })
    expect(menu('en')).toEqual({
      dataUrl: 'https://www.nlog.nl/en/data',
      licencesUrl: 'https://www.nlog.nl/en/licences',
      others: [root.en],
    })
  })
})

describe('The text of a code', () => {
  it('says onshore for the land code L and offshore for the seaside code J [S3.5, S3.10]', () => {
    expect(['L', 'S'].map((code) => sayCode('en', 'landSea', code))).toEqual(['Onshore', 'Offshore'])
    expect(['J', 'N'].map((code) => sayCode('en', 'seaside', code))).toEqual(['Offshore', 'Onshore'])
  })

  it('is found by the code as the list spells it', () => {
    expect(sayCode('nl', 'fieldStatus', 'NP<5')).toBe('Productie gepland binnen 5 jaar')
    expect(sayCode('en', 'boreholeStatus', 'Technisch mislukt en sidetracked')).toBe(
      'Technical failure, sidetracked',
    )
  })

  it('is found in another case', () => {
    expect(sayCode('nl', 'boreholeStatus', 'Closed-In')).toBe('Ingesloten')
    expect(sayCode('en', 'boreholeStatus', 'failed')).toBe('Failed')
  })

  it('cannot be mistaken: no list holds two codes that differ in case only', () => {
    const differentInCaseOnly = (Object.keys(codeLists) as CodeListName[]).filter((list) => {
      const codes: readonly string[] = codeLists[list]
      return new Set(codes.map((code) => code.toLowerCase())).size < codes.length
    })
    expect(differentInCaseOnly).toEqual([])
  })

  it('is the code itself when no list knows it [D8.3, D25.8]', () => {
    expect(sayCode('nl', 'boreholeResult', 'XYZ')).toBe('XYZ')
    expect(sayCode('en', 'mineral', '')).toBe('')
  })
})

it('a licence that is in force is called so, whichever code the register gives it, and no two codes are called the same [D23.22]', () => {
  const word = { nl: 'Van kracht', en: 'In force' }
  for (const language of languages) {
    const named = codeLists.licenceStatus.map((code) => sayCode(language, 'licenceStatus', code))
    expect(new Set(named).size).toBe(named.length)
    for (const code of ['EFFECTIVE', 'VALID'])
      expect(sayCode(language, 'licenceStatus', code)).toMatch(new RegExp(`^${word[language]}`))
    const other = language === 'nl' ? /\bgeldig/i : /\bvalid\b/i
    expect(named.filter((name) => other.test(name))).toEqual([])
  }
})
