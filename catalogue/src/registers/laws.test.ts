import { indexed } from '@datacentre/fixtures/listing'
import { rowsOfEveryKind } from '@datacentre/fixtures/rows-of-every-kind'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromAddress, toAddress } from '../list/address.ts'
import { allowedCriteria, changeCriteria, filtersInUse } from '../list/criteria.ts'
import type { Value } from '../grammar/column.ts'
import { parametersOf } from '../grammar/filter-kinds.ts'
import { viewList } from '../list/list.ts'
import { NO_VALUE } from '../grammar/option.ts'
import type { Criteria } from '../grammar/parameter.ts'
import type { Register } from '../grammar/register.ts'
import { afterFilterChange, selectAllBox } from '../list/selection.ts'
import { registers } from './index.ts'
import { DEFAULT_PAGE_SIZE, PAGE_SIZES } from '../screen-constants.ts'

const today = Date.UTC(2026, 10, 15)

/** Without a value, or with a date that stands for none. */
const isEmpty = (value: Value | undefined): boolean =>
  value === undefined || value === null || value === Date.UTC(1800, 0, 1)

describe.each(registers.map((register): [string, Register] => [register.id, register]))(
  'the register %s',
  (_id, register) => {
    const rows = rowsOfEveryKind(register, 40)
    const index = indexed(register, rows)
    const choices = index.filters.flatMap(({ filter, options }) =>
      'parameter' in filter ? options.map((option): Criteria => ({ [filter.parameter]: option.code })) : [],
    )

    const choiceParameters = register.filters.flatMap((filter) =>
      'parameter' in filter ? [filter.parameter] : [],
    )

    it('shows every row once when nothing is asked', () => {
      expect([...viewList(index, {}).rows].toSorted((a, b) => a - b)).toEqual(rows.map((_row, at) => at))
    })
    it('shows the same rows in every order', () => {
      for (const order of register.orderedBy) {
        const shown = [...viewList(index, { order }).rows]
        expect(shown.toSorted((a, b) => a - b)).toEqual(rows.map((_row, at) => at))
      }
    })
    it('starts in its first order [S9.38, D10.5]', () => {
      expect(viewList(index, {}).rows).toEqual(viewList(index, { order: register.orderedBy[0]! }).rows)
    })
    it('puts empty values last in every order [S9.26, D10.5]', () => {
      for (const order of register.orderedBy) {
        const empty = [...viewList(index, { order }).rows].map((row) => isEmpty(rows[row]![order]))
        expect(empty).toEqual(empty.toSorted((one, other) => Number(one) - Number(other)))
      }
    })
    it('leaves under an option as many rows as its count said', () => {
      const { countsOf } = viewList(index, {})
      index.filters.forEach(({ filter, options }, place) => {
        if (!('parameter' in filter)) return
        options.forEach((option, at) => {
          expect(viewList(index, { [filter.parameter]: option.code }).rows).toHaveLength(countsOf(place)[at]!)
        })
      })
    })
    it('counts options under other filters as choosing them would [D8.5]', () => {
      fc.assert(
        fc.property(fc.constantFrom(...choices), fc.constantFrom(...choices), (one, other) => {
          const criteria = { ...one, ...other }
          const { countsOf } = viewList(index, criteria)
          index.filters.forEach(({ filter, options }, place) => {
            if (!('parameter' in filter)) return
            options.forEach((option, at) => {
              const change = { parameter: filter.parameter, value: option.code }
              const chosen = viewList(index, changeCriteria(register, criteria, change))
              expect(chosen.rows).toHaveLength(countsOf(place)[at]!)
            })
          })
        }),
        { numRuns: 25 },
      )
    })
    it('never shows more rows under more criteria', () => {
      fc.assert(
        fc.property(fc.constantFrom(...choices), fc.constantFrom(...choices), (one, other) => {
          const both = new Set(viewList(index, { ...other, ...one }).rows)
          for (const row of both) expect(viewList(index, one).rows).toContain(row)
        }),
        { numRuns: 40 },
      )
    })
    it('shows nothing under a value nobody has', () => {
      const shown = choiceParameters.map(
        (parameter) => viewList(index, { [parameter]: 'nobody has this' }).rows.length,
      )
      expect(shown).toEqual(choiceParameters.map(() => 0))
    })
    it('selects all that a filter leaves, and none without a filter [S4.10-12, D7.1]', () => {
      for (const criteria of [...choices, { searchByName: 'a' }]) {
        const { rows: filtered, narrowed } = viewList(index, criteria)
        const selection = afterFilterChange({ found: filtered.length, narrowed })
        expect(selection.count).toBe(filtered.length)
        expect(selectAllBox(selection, filtered.length)).toBe(filtered.length > 0 ? 'checked' : 'unchecked')
      }
      const { rows: all, narrowed } = viewList(index, {})
      const none = afterFilterChange({ found: all.length, narrowed })
      expect([none.count, selectAllBox(none, all.length)]).toEqual([0, 'unchecked'])
    })
    it('keeps every option it offers when it comes back in an address', () => {
      for (const criteria of choices) expect(allowedCriteria(index, criteria, today)).toEqual(criteria)
    })
    it('keeps the search, every order and every page size that come back in an address [S3.12-14, S3.16]', () => {
      const asked: Criteria[] = [
        { searchByName: 'alfa' },
        ...register.orderedBy.map((order) => ({ order })),
        ...PAGE_SIZES.map((pageSize) => ({ page: 2, pageSize })),
      ]
      for (const criteria of asked) {
        expect(allowedCriteria(index, fromAddress(toAddress(criteria)), today)).toEqual(
          criteria.pageSize === DEFAULT_PAGE_SIZE ? { page: 2 } : criteria,
        )
      }
    })
    it('goes to page 1 on every change and counts the control in its badge [S4.9]', () => {
      for (const filter of register.filters) {
        const parameter = parametersOf(filter)[0]!
        const changed = changeCriteria(register, { page: 4 }, { parameter, value: NO_VALUE })
        expect(changed.page).toBeUndefined()
        expect(filtersInUse(register, changed)).toHaveLength(1)
      }
    })
    it('names only columns it has, and shows its name in the row', () => {
      const keys = register.columns.map((column) => column.key)
      expect(new Set(keys).size).toBe(keys.length)
      expect(register.columns.find((column) => column.key === register.name)).toMatchObject({
        required: true,
        shown: 'row',
      })
      for (const reference of register.references ?? []) expect(keys).toContain(reference.column)
    })
    it('treats an empty list kindly', () => {
      const empty = viewList(indexed(register, []), { searchByName: 'x' })
      expect(empty.rows).toHaveLength(0)
    })
  },
)
