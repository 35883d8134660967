import { describe, expect, it } from 'vitest'
import { codeLists, type CodeListName } from '../codes/index.ts'
import { productionScreens } from '../production/index.ts'
import { tables } from '../tables.ts'
import { columnTextKey, sayCode, speak, type Language } from '../texts/index.ts'
import { columnDefinition } from './columns/index.ts'
import type { Definition } from './definition.ts'
import { definitionOf } from './index.ts'

type Defined = {
  readonly key: string
  /** The list of a code, the table of a column. */
  readonly group: string
  readonly name: (language: Language) => string
  readonly definition: Definition | null
}

const codes: readonly Defined[] = (Object.entries(codeLists) as [CodeListName, readonly string[]][]).flatMap(
  ([list, inList]) =>
    inList.map((code) => ({
      key: `${list}.${code}`,
      group: list,
      name: (language: Language) => sayCode(language, list, code),
      definition: definitionOf(list, code),
    })),
)

const columns: readonly Defined[] = tables.flatMap((table) =>
  table.columns.map((column) => ({
    key: `${table.id}.${column.key}`,
    group: table.id,
    name: (language: Language) => speak(language)(columnTextKey(table, column)),
    definition: columnDefinition(table.id, column.key),
  })),
)

/** Letters alone: a name with another sign or a full stop is still that name. */
const bare = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\d]/gu, '')

describe('There is no definition', () => {
  it('of a code that its list does not have', () => {
    expect(definitionOf('boreholeResult', 'XYZ')).toBeNull()
    expect(definitionOf('boreholeResult', 'toString')).toBeNull()
  })
  it('of a column that its table does not have, and of one of no table', () => {
    expect(columnDefinition('boreholes', 'fieldName')).toBeNull()
    expect(columnDefinition('boreholes', 'toString')).toBeNull()
    expect(columnDefinition('toString', 'name')).toBeNull()
  })
})

describe('The definition of a code', () => {
  it('says of Discharged what it stands for: gas and nitrogen that goes into the ground [D21.10]', () => {
    const used = productionScreens.flatMap((screen): [string, readonly string[]][] =>
      'productionTypes' in screen ? Object.entries(screen.productionTypes) : [],
    )
    const products = used.filter(([, types]) => types.includes('Discharged')).map(([product]) => product)
    expect(new Set(products)).toEqual(new Set(['Gas', 'N2']))
    const { nl, en } = definitionOf('productionType', 'Discharged') ?? {}
    expect([nl, en]).toEqual([
      expect.stringMatching(/^Gas of stikstof .+ ondergrond .+ geïnjecteerd/),
      expect.stringMatching(/^Gas or nitrogen .+ ground .+ injected/),
    ])
  })
  it('says that gas oil is diesel', () => {
    expect(definitionOf('resource', 'GASOIL')?.en).toMatch(/also known as diesel/)
    expect(definitionOf('resource', 'GASOIL')?.nl).toMatch(/ook diesel heet/)
  })
  it('names a country only where it would be untrue of another', () => {
    // Heights, grids and a datum of one country, its largest field, and how its own layers came about.
    const needed = [
      'depthDatum',
      'depthReference',
      'coordinateSystem',
      'province',
      'chronostrat',
      'stratGroup',
      'stratUnit',
    ]
    const naming = [...codes, ...columns].filter(({ definition }) =>
      /Nederland|Noordzee|Dutch|Netherlands/.test(`${definition?.nl} ${definition?.en}`),
    )
    expect(naming.map(({ group }) => group).filter((group) => !needed.includes(group))).toEqual([])
  })
})

describe.each([
  { what: 'codes', defined: codes, most: 240 },
  { what: 'columns', defined: columns, most: 300 },
])('The definitions of $what', ({ defined, most }) => {
  it('are all there', () => {
    expect(defined.filter(({ definition }) => definition === null).map(({ key }) => key)).toEqual([])
  })
  it('differ between the two languages', () => {
    expect(defined.filter(({ definition }) => definition?.nl === definition?.en)).toEqual([])
  })

  describe.each(['nl', 'en'] as const)('in %s', (language) => {
    const told = defined.map(({ key, group, name, definition }) => ({
      key,
      group,
      name: name(language),
      text: definition?.[language] ?? '',
    }))
    const wrong = (holds: (one: (typeof told)[number]) => boolean) =>
      told.filter((one) => !holds(one)).map(({ key, text }) => `${key}: ${text}`)

    it('say more than the name', () => {
      expect(wrong(({ text, name }) => bare(text) !== bare(name))).toEqual([])
    })
    it('start with a capital and end with a full stop', () => {
      expect(wrong(({ text }) => /^\p{Lu}.*\.$/u.test(text))).toEqual([])
    })
    it(`are a sentence or two: 20 to ${most} characters`, () => {
      expect(wrong(({ text }) => text.length >= 20 && text.length <= most)).toEqual([])
    })
    it('are of one code of a list, or one column of a table, only', () => {
      const places = new Map(told.map(({ group, text, key }) => [`${group}: ${text}`, key]))
      expect(wrong(({ group, text, key }) => places.get(`${group}: ${text}`) === key)).toEqual([])
    })
  })
})
