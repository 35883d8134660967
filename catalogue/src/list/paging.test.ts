import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PAGE_LINKS, pageLinks, pageOf, shownRange } from './paging.ts'
import { DEFAULT_PAGE_SIZE, PAGE_SIZES } from '../screen-constants.ts'

describe('paging', () => {
  it('offers 30, 50, 100 and 200 rows a page, 30 by default [S9.2]', () => {
    expect(PAGE_SIZES).toEqual([30, 50, 100, 200])
    expect(DEFAULT_PAGE_SIZE).toBe(30)
  })
  it('cuts a list into pages, the last one shorter', () => {
    expect(pageOf({ total: 6740, page: 225, pageSize: 30 })).toEqual({
      currentPage: 225,
      totalPages: 225,
      from: 6720,
      to: 6740,
    })
  })
  it('shows the last page when a number lies beyond the list', () => {
    expect(pageOf({ total: 31, page: 9, pageSize: 30 }).currentPage).toBe(2)
    expect(pageOf({ total: 31, page: 0, pageSize: 30 }).currentPage).toBe(1)
  })
  it('gives an empty list one empty page', () => {
    expect(pageOf({ total: 0, page: 1, pageSize: 30 })).toEqual({
      currentPage: 1,
      totalPages: 1,
      from: 0,
      to: 0,
    })
  })
  it('counts rows as people do in x - y of total [S2.97]', () => {
    expect(shownRange(pageOf({ total: 95, page: 4, pageSize: 30 }))).toEqual({ first: 91, last: 95 })
    expect(shownRange(pageOf({ total: 0, page: 1, pageSize: 30 }))).toEqual({ first: 0, last: 0 })
  })
  it('shows five page links around the current page [S9.3]', () => {
    expect(PAGE_LINKS).toBe(5)
    expect(pageLinks({ currentPage: 10, totalPages: 20 })).toEqual([8, 9, 10, 11, 12])
    expect(pageLinks({ currentPage: 1, totalPages: 20 })).toEqual([1, 2, 3, 4, 5])
    expect(pageLinks({ currentPage: 20, totalPages: 20 })).toEqual([16, 17, 18, 19, 20])
    expect(pageLinks({ currentPage: 2, totalPages: 3 })).toEqual([1, 2, 3])
  })
  it('always links to the current page and to pages that exist [S9.3]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: 1, max: 900 }), (total, asked) => {
        const { currentPage, totalPages } = pageOf({ total, page: asked, pageSize: 30 })
        const links = pageLinks({ currentPage, totalPages })
        expect(links).toContain(currentPage)
        expect(links).toHaveLength(Math.min(5, totalPages))
        expect(links.every((link) => link >= 1 && link <= totalPages)).toBe(true)
      }),
    )
  })
})
