import { pageLinks, pageOf, shownRange, type Page } from '@datacentre/catalogue/list/paging'
import { useState } from 'react'
import { IconButton } from './controls/button.tsx'
import { Dropdown } from './dropdown/dropdown.tsx'
import { NumberBox } from './controls/number-box.tsx'
import './paginator.css'
import { useSpoken } from './speech.tsx'
import { StatusLine } from './messages/status-line.tsx'
import { PAGE_SIZES } from '@datacentre/catalogue/screen-constants'

export type PaginatorProps = {
  readonly page: Page
  readonly pageSize: number
  readonly total: number
  readonly onPage: (page: number) => void
  readonly onPageSize: (size: number) => void
  /** '3 van 225' on registers, '1 - 30 van 6.740' on figures (S2 and S9). */
  readonly report?: 'pages' | 'range' | undefined
}

const sizes = PAGE_SIZES.map((size) => ({ code: String(size), description: String(size), count: null }))

/** Goes through the pages of a list and sets their size. */
export function Paginator({ page, pageSize, total, onPage, onPageSize, report = 'pages' }: PaginatorProps) {
  const { say } = useSpoken()
  const { currentPage, totalPages } = page
  const reportOf = (turned: Page): string =>
    report === 'pages'
      ? say('paging.report', { currentPage: turned.currentPage, totalPages })
      : say('paging.range', { ...shownRange(turned), total })
  const reported = reportOf(page)
  // Only turning a page is told: what a filter does to the pages goes with the count that the list tells.
  const [turnedTo, setTurnedTo] = useState('')
  if (turnedTo !== '' && turnedTo !== reported) setTurnedTo('')
  const turn = (number: number): void => {
    setTurnedTo(reportOf(pageOf({ total, page: number, pageSize })))
    onPage(number)
  }
  const isFirst = currentPage === 1
  const isLast = currentPage === totalPages
  return (
    <nav className="paginator" aria-label={say('paging.label')}>
      <div className="paginator-pages">
        <IconButton icon="first" label={say('paging.first')} isDisabled={isFirst} onPress={() => turn(1)} />
        <IconButton
          icon="chevron-left"
          label={say('paging.previous')}
          isDisabled={isFirst}
          onPress={() => turn(currentPage - 1)}
        />
        <ol>
          {pageLinks(page).map((number) => (
            <li key={number}>
              <button
                type="button"
                className="paginator-page"
                aria-label={say('paging.page', { page: number })}
                aria-current={number === currentPage ? 'page' : undefined}
                onClick={() => number !== currentPage && turn(number)}
              >
                {number}
              </button>
            </li>
          ))}
        </ol>
        <IconButton
          icon="chevron-right"
          label={say('paging.next')}
          isDisabled={isLast}
          onPress={() => turn(currentPage + 1)}
        />
        <IconButton
          icon="last"
          label={say('paging.last')}
          isDisabled={isLast}
          onPress={() => turn(totalPages)}
        />
      </div>
      <p className="paginator-report">{reported}</p>
      <StatusLine text={turnedTo} isHidden />
      <NumberBox
        label={say('paging.goTo')}
        higherLabel={say('paging.higher')}
        lowerLabel={say('paging.lower')}
        value={currentPage}
        min={1}
        max={totalPages}
        onChange={turn}
      />
      <div className="paginator-size">
        <Dropdown
          label={say('filter.pageSize')}
          options={sizes}
          value={String(pageSize)}
          onChange={(size) => onPageSize(Number(size))}
          align="end"
        />
      </div>
    </nav>
  )
}
