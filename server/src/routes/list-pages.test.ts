import { registers } from '@datacentre/catalogue'
import type { AnyRow, Value } from '@datacentre/catalogue/grammar/column'
import type { Speech } from '@datacentre/catalogue/grammar/column-kinds'
import type { Criteria } from '@datacentre/catalogue/grammar/parameter'
import type { Register } from '@datacentre/catalogue/grammar/register'
import type { Table } from '@datacentre/catalogue/grammar/table'
import { severalCodes } from '@datacentre/catalogue/grammar/several'
import { toAddress, toBody } from '@datacentre/catalogue/list/address'
import { allowedCriteria } from '@datacentre/catalogue/list/criteria'
import { indexRows, type ListIndex } from '@datacentre/catalogue/list/list'
import {
  changeList,
  currentPage,
  openList,
  selectedKeys,
  showSelection,
} from '@datacentre/catalogue/list/list-screen'
import { allOrders } from '@datacentre/catalogue/list/order-asked'
import { pageQuestion, optionsQuestion } from '@datacentre/catalogue/list/paged/page-question'
import { rowKey, toggleRow, type RowKey } from '@datacentre/catalogue/list/selection'
import { PAGE_SIZES } from '@datacentre/catalogue/screen-constants'
import { codeText } from '@datacentre/catalogue/texts/code-text'
import { texts, type Language } from '@datacentre/catalogue/texts/index'
import { todayInAmsterdam } from '@datacentre/catalogue/time/days'
import { optionsAddress, pageAddress } from '@datacentre/catalogue/wire/lists/page-addresses'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { exportsOf } from '../../testing/exports.ts'
import { smallServer } from '../../testing/small-server.ts'

const ROWS = 130
const today = todayInAmsterdam(new Date())

const values = {
  text: ['Alfa', 'bravo', "'t Zandt", 'Ölweg 12', null],
  code: ['GAS', 'OIL', 'ON', 'Producing', null],
  codeList: ['ROSL, DC', 'RBM', 'Drenthe, Groningen', null],
  list: ['F02, F03', 'K12', null],
  names: [['A', 'B'], ['B'], []],
  day: [Date.UTC(1970, 0, 1), Date.UTC(1985, 5, 1), Date.UTC(1800, 0, 1), null],
  month: [Date.UTC(1999, 10, 1), null],
  year: [1959, 2001, null],
  flag: [0, 1, null],
  number: [0, 12.5, null],
  coordinate: [642_608, 5_750_000.5, null],
  id: [1, 2, null],
  file: [null],
} as const

/** Rows in which every column takes a handful of values, empty ones among them, and names are not in the order of the keys. */
function rowsOf(register: Register): AnyRow[] {
  return Array.from({ length: ROWS }, (_, at) =>
    Object.fromEntries(
      register.columns.map((column, place): [string, Value] => {
        if (column.required) return [column.key, column.kind === 'id' ? at : `K${(at * 37) % ROWS}-${place}`]
        const choices = values[column.kind]
        return [column.key, choices[(at * (place + 3) + place) % choices.length] ?? null]
      }),
    ),
  )
}

/** Whatever a visitor may ask of a list, and pages that it does not have. */
const askedOf = ({ register, filters }: ListIndex): fc.Arbitrary<Criteria> => {
  const narrowing = filters.map(({ filter, options }): fc.Arbitrary<Criteria> => {
    if ('parameter' in filter) {
      const codes = [...options.map(({ code }) => code), 'nobody has this']
      return fc
        .uniqueArray(fc.constantFrom(...codes), { minLength: 1, maxLength: 3 })
        .map((some) => ({ [filter.parameter]: severalCodes(some) }))
    }
    const bounds =
      filter.kind === 'yearIn' ? [1950, 1970, 2001, 2010] : [Date.UTC(1970, 0, 1), Date.UTC(1985, 5, 1)]
    return fc
      .tuple(fc.constantFrom(undefined, ...bounds), fc.constantFrom(undefined, ...bounds))
      .map(([start, end]) => ({
        ...(start !== undefined && { [filter.start]: start }),
        ...(end !== undefined && { [filter.end]: end }),
      }))
  })
  const of = <Name extends keyof Criteria>(name: Name, choices: readonly NonNullable<Criteria[Name]>[]) =>
    fc.constantFrom(...choices).map((value): Criteria => ({ [name]: value }))
  return fc
    .tuple(
      fc.subarray(narrowing, { maxLength: 2 }).chain((some) => fc.tuple(...some)),
      fc.option(of('searchByName', ['k', 'K1', '12', ' ', 'alfa', 'öl', 'nobody']), { nil: {} }),
      fc.option(of('order', [...allOrders(register), 'nonsense']), { nil: {} }),
      fc.option(of('page', [1, 2, 3, 999]), { nil: {} }),
      fc.option(of('pageSize', [...PAGE_SIZES, 7]), { nil: {} }),
    )
    .map(([some, ...rest]) => Object.assign({}, ...some, ...rest) as Criteria)
}

describe('a page of a list', () => {
  const parts = smallServer('sqlite', async (writer) => {
    for (const register of registers) await writer.rows<Table>(register, rowsOf(register))
  })
  const { read } = exportsOf(parts)
  const get = async (path: string) => {
    const answer = await parts().server.inject({ url: `/datacenter${path}` })
    return { status: answer.statusCode, body: answer.json() }
  }
  const everyList = registers.flatMap((register) =>
    (['nl', 'en'] as const).map((language): [string, Language, Register] => [
      register.id,
      language,
      register,
    ]),
  )

  /** The list as a browser makes it, of all the rows that the list call answers. */
  const browserList = async (register: Register, language: Language): Promise<ListIndex> => {
    const { method, path } = register.rest.list
    const rows: AnyRow[] = (await parts().server.inject({ method, url: `/datacenter${path}` })).json()
    const speech: Speech = { language, code: (list, code) => codeText(texts[language], list, code) }
    return indexRows({ register, rows, speech, noValue: texts[language]['filter.noValue'] })
  }

  it.each(everyList)(
    'of %s in %s is the one that a browser with all rows shows, whatever is asked [D40.1, D40.2]',
    async (_id, language, register) => {
      const index = await browserList(register, language)
      await fc.assert(
        fc.asyncProperty(askedOf(index), async (criteria) => {
          const screen = openList(index, allowedCriteria(index, criteria, today))
          const shown = screen.view.rowsOn(currentPage(screen)).map(({ row }) => row)
          const asked = pageQuestion(register, { criteria, only: null })
          const { body: page } = await get(`${pageAddress(register).path}?${asked}&lang=${language}`)
          expect([page.found, page.count]).toEqual([screen.view.found, screen.view.count])
          expect(page.rows).toEqual(shown)
          expect(page.criteria).toBe(toAddress(screen.criteria, register))
          const { body: options } = await get(
            `${optionsAddress(register).path}?${optionsQuestion(criteria)}&lang=${language}`,
          )
          expect(options).toEqual(
            index.filters.map((filter, place) => {
              const counts = filter.options.length === 0 ? [] : screen.view.countsOf(place)
              return filter.options.map((option, at) => ({ ...option, count: counts[at] }))
            }),
          )
        }),
        { numRuns: 25 },
      )
    },
  )

  it.each(registers.map((register): [string, Register] => [register.id, register]))(
    'of %s can show selected rows only, or all but some, and a spreadsheet holds the same [D40.3, D40.4]',
    async (_id, register) => {
      const index = await browserList(register, 'nl')
      const half = index.filters.flatMap(({ filter, options }) =>
        'parameter' in filter
          ? options.map(({ code }) =>
              changeList(openList(index, {}), { parameter: filter.parameter, value: code }),
            )
          : [],
      )
      const asked = half.find(({ view }) => view.found > 4)!
      const all = asked.view.keys()
      const fewer = { ...asked, selection: toggleRow(asked.selection, all[0]!) }
      const some = { ...asked, selection: { isAll: false, keys: new Set(all.slice(0, 3)), count: 3 } }
      for (const screen of [fewer, some]) {
        const only = showSelection({ ...screen, criteria: { ...screen.criteria, pageSize: 200 } })
        const { body: page } = await get(`${pageAddress(register).path}?${pageQuestion(register, only)}`)
        expect(page.found).toBe(all.length)
        expect(page.rows.map((row: AnyRow): RowKey => rowKey(register, row))).toEqual(selectedKeys(screen))
      }
      const { rows } = await read(register.rest.export.path, {
        ...toBody(fewer.criteria),
        except: [...fewer.selection.keys],
      })
      expect(rows).toHaveLength(all.length)
    },
  )

  it('refuses what it does not know, and names it [D40.2]', async () => {
    const { path } = pageAddress(registers[0])
    const refused = async (query: string) => {
      const { status, body } = await get(`${path}?${query}`)
      return [status, JSON.stringify(body)]
    }
    for (const [query, key] of [
      ['colour=red', 'colour'],
      ['keys=1&keys=2', 'keys'],
      ['keys=%25', 'keys'],
      ['keys=1&except=2', 'except'],
      [`except=${Array.from({ length: 401 }, (_, at) => at).join(',')}`, 'except'],
      ['version=0', 'version'],
    ] as const)
      expect(await refused(query)).toEqual([expect.any(Number), expect.stringContaining(key)])
    expect((await get(`${path}?keys=nobody,424242`)).body).toMatchObject({ count: 0, rows: [] })
  })
})
