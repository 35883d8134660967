/** How many page numbers the paginator shows at once (S9). */
export const PAGE_LINKS = 5

export type Page = {
  readonly currentPage: number
  readonly totalPages: number
  /** The rows on it, counted from zero, the end not included. */
  readonly from: number
  readonly to: number
}

/** A page number beyond the list gives its last page; an empty list has one empty page. */
export function pageOf({ total, page, pageSize }: { total: number; page: number; pageSize: number }): Page {
  const totalPages = Math.max(1, Math.ceil(total / pageSize))
  const currentPage = Math.min(Math.max(1, page), totalPages)
  const from = (currentPage - 1) * pageSize
  return { currentPage, totalPages, from, to: Math.min(total, from + pageSize) }
}

/** The page numbers around the current one, five at most, never running off either end. */
export function pageLinks({ currentPage, totalPages }: Pick<Page, 'currentPage' | 'totalPages'>): number[] {
  const shown = Math.min(PAGE_LINKS, totalPages)
  const first = Math.min(Math.max(1, currentPage - Math.floor(PAGE_LINKS / 2)), totalPages - shown + 1)
  return Array.from({ length: shown }, (_, index) => first + index)
}

/** The numbers in 'x - y of total', as people count. */
export const shownRange = (page: Page): { first: number; last: number } => ({
  first: page.to === 0 ? 0 : page.from + 1,
  last: page.to,
})
