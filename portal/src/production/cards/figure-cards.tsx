import type { AnyRow } from '@datacentre/catalogue/grammar/column'
import { pageOf } from '@datacentre/catalogue/list/paging'
import { figureId } from '@datacentre/catalogue/production/figure'
import { changesOf, orderCards } from '@datacentre/catalogue/production/selecting/order-cards'
import { USUAL_ORDER } from '@datacentre/catalogue/production/series/picture'
import { showShare } from '@datacentre/catalogue/wording/amount'
import { amountInSentence } from '@datacentre/catalogue/wording/amount-in-sentence'
import type { ProductionScreen } from '@datacentre/catalogue/production/screen'
import type { FigureCriteria } from '@datacentre/catalogue/production/selecting/selectors'
import { Paginator } from '@datacentre/ui/paginator'
import { useSpoken } from '@datacentre/ui/speech'
import { useCallback, useDeferredValue, useEffect, useMemo, useState, type ReactNode } from 'react'
import type { ChangeFigures } from '../selectors/use-figure-criteria.ts'
import { useFigureSpan } from '../use-figure-span.ts'
import type { Measure } from '../words/measure.ts'
import { CardOrderChoice } from './card-order.tsx'
import './figure-card.css'
import { DEFAULT_PAGE_SIZE } from '@datacentre/catalogue/screen-constants'

/** How many cards are drawn first, which is more than a window shows; the others follow at once, in a task of their own. */
const FIRST_DRAWN = 15

/** What every card is given, whatever it tells. */
export type CardProps<Row> = {
  readonly id: string
  readonly row: Row
  readonly isOpen: boolean
  readonly onToggle: (id: string) => void
  /** How much it differs from a year before, in words; only where cards are ordered by that. */
  readonly changed: string | null
}

export type CardOf<Row> = (card: CardProps<Row>) => ReactNode

type FigureCardsProps<Row extends AnyRow> = {
  readonly screen: ProductionScreen
  readonly rows: readonly Row[]
  /** What the cards tell first, and are ordered by. */
  readonly measure: Measure<Row>
  readonly shown: FigureCriteria
  readonly change: ChangeFigures
  readonly stayWithin: (lastPage: number) => void
  readonly renderCard: CardOf<Row>
}

/** The cards of one page. Which are open is remembered by card, so that it survives paging. */
export function FigureCards<Row extends AnyRow>({
  screen,
  rows: byName,
  measure,
  shown,
  change,
  stayWithin,
  renderCard,
}: FigureCardsProps<Row>) {
  const { say, language } = useSpoken()
  const { until } = useFigureSpan()
  const { order = USUAL_ORDER } = shown
  const { reported } = measure
  const changes = useMemo(
    () => (order === 'change' ? changesOf(byName, { screen, reported, until }) : null),
    [byName, order, screen, reported, until],
  )
  const rows = useMemo(
    () => orderCards(byName, order, { screen, reported, changes }),
    [byName, order, screen, reported, changes],
  )
  const changed = (id: string): string | null => {
    const change = changes?.get(id)
    if (changes === null) return null
    if (change === undefined) return say('picture.noChange')
    const by = change.now - change.before
    const sign = by > 0 ? '+' : by < 0 ? '−' : ''
    const amount = `${sign}${amountInSentence(Math.abs(by), measure.unit, { say, language })}`
    if (change.before === 0) return say('picture.changedFromNothing', { amount })
    const share = `${sign}${showShare(Math.abs(by / change.before), language)}`
    return say('picture.changed', { amount, share })
  }
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const toggle = useCallback((id: string) => {
    setOpened((now) => {
      const next = new Set(now)
      if (!next.delete(id)) next.add(id)
      return next
    })
  }, [])
  const pageSize = shown.pageSize ?? DEFAULT_PAGE_SIZE
  const page = pageOf({ total: rows.length, page: shown.page ?? 1, pageSize })
  const { currentPage } = page
  const drawn = useDeferredValue(Infinity, FIRST_DRAWN)
  const isBeyond = shown.page !== undefined && shown.page !== currentPage
  // The address says which page is seen, as on a list.
  useEffect(() => {
    if (isBeyond) stayWithin(currentPage)
  })
  const goToPage = (to: number): void => {
    change({ page: to })
    document.getElementById('results')?.scrollIntoView({ block: 'start' })
  }
  return (
    <section className="figure-cards" id="results" aria-labelledby="results-title">
      <h2 id="results-title" className="visually-hidden">
        {say('production.cards')}
      </h2>
      <CardOrderChoice
        order={order}
        change={change}
        note={screen.kind === 'yearly' ? say('picture.ownScale') : null}
      />
      <ul className={`is-${screen.kind}`}>
        {rows.slice(page.from, Math.min(page.to, page.from + drawn)).map((row) => {
          const id = figureId(screen, row)
          return renderCard({ id, row, isOpen: opened.has(id), onToggle: toggle, changed: changed(id) })
        })}
      </ul>
      <Paginator
        page={page}
        pageSize={pageSize}
        total={rows.length}
        onPage={goToPage}
        onPageSize={(size) => change({ pageSize: size })}
        report="range"
      />
    </section>
  )
}
