import { registers } from '@datacentre/catalogue'
import { decodeLayer } from '@datacentre/catalogue/geography/layer-code'
import type { AnyRow } from '@datacentre/catalogue/grammar/column'
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
import { leftIn } from '@datacentre/catalogue/list/paged/rows-left'
import { rowKey, toggleRow, type RowKey } from '@datacentre/catalogue/list/selection'
import { PAGE_SIZES } from '@datacentre/catalogue/screen-constants'
import { codeText } from '@datacentre/catalogue/texts/code-text'
import { texts, type Language } from '@datacentre/catalogue/texts/index'
import { todayInAmsterdam } from '@datacentre/catalogue/time/days'
import { leftAddress, optionsAddress, pageAddress } from '@datacentre/catalogue/wire/lists/page-addresses'
import { rowsOfEveryKind } from '@datacentre/fixtures/rows-of-every-kind'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { exportsOf } from '../../testing/exports.ts'
import { smallServer } from '../../testing/small-server.ts'

const ROWS = 130
const today = todayInAmsterdam(new Date())

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
    for (const register of registers) await writer.rows<Table>(register, rowsOfEveryKind(register, ROWS))
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

  /** The keys of the rows of its layer on the map, in their order. */
  const layerKeys = ({ id }: Register): readonly RowKey[] => {
    const { answer } = parts().snapshots.snapshot()!.layers.get(id)!
    return decodeLayer(JSON.parse(answer.packed.identity.toString())).keys
  }

  it.each(everyList)(
    'of %s in %s is the one that a browser with all rows shows, whatever is asked, and so are the rows on the map [D40.1, D40.2, D40.10]',
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
          const { body: left } = await get(`${leftAddress(register).path}?${optionsQuestion(criteria)}`)
          const onMap = layerKeys(register).filter((_key, row) => leftIn(left)(row))
          expect(new Set(onMap)).toEqual(new Set(screen.view.keys()))
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

  it.each([pageAddress, optionsAddress, leftAddress].map((of) => of(registers[0]).path))(
    'at %s is not sent again to who has it of this version, and is to who asks something else [D40.7]',
    async (path) => {
      const ask = (query: string, etag = '') =>
        parts().server.inject({
          url: `/datacenter${path}${query}`,
          headers: { 'if-none-match': etag },
        })
      const first = await ask('?searchByName=k1')
      const etag = String(first.headers['etag'])
      expect(etag).toContain(parts().snapshots.snapshot()!.tag)
      const again = await ask('?searchByName=k1', etag)
      expect([again.statusCode, again.body, again.headers['etag']]).toEqual([304, '', etag])
      for (const other of ['?searchByName=k2', '?searchByName=k1&version=1'])
        expect((await ask(other, etag)).statusCode).toBe(200)
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
