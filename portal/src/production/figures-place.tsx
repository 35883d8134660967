import { listState } from '@datacentre/catalogue/list/list-state'
import type { ProductionScreen } from '@datacentre/catalogue/production/screen'
import type { FigureCriteria, YearlyCriteria } from '@datacentre/catalogue/production/selecting/selectors'
import type { UseQueryResult } from '@tanstack/react-query'
import { useDeferredValue, type ReactNode } from 'react'
import { focusHeading } from '../register/focus-heading.ts'
import { EmptyFigures } from './empty-figures.tsx'
import { firstAnswerOf } from './first-answer.ts'
import { FailedFigures } from './failed-figures.tsx'
import { SkeletonFigures } from './skeleton-figures.tsx'
import type { ChangeFigures } from './selectors/use-figure-criteria.ts'

type FiguresPlaceProps<Row> = {
  readonly screen: ProductionScreen
  readonly figures: UseQueryResult<readonly Row[]>
  readonly criteria: FigureCriteria | YearlyCriteria
  readonly change: ChangeFigures
  readonly children: (rows: readonly Row[]) => ReactNode
}

/** Where the figures are, or what is said in their place. */
export function FiguresPlace<Row>({ screen, figures, criteria, change, children }: FiguresPlaceProps<Row>) {
  const { data: rows } = figures
  // Figures that come first are drawn in short tasks.
  const isDrawn = useDeferredValue(rows !== undefined)
  const tryAgain = (): void => {
    focusHeading()
    void figures.refetch()
  }
  const failed = figures.isError && <FailedFigures onTryAgain={tryAgain} />
  const state = listState(rows)
  if (rows === undefined || !isDrawn || state === 'loading')
    return failed || <SkeletonFigures answer={firstAnswerOf(screen, criteria)} />
  // An answer of before that could not be asked again stays, under what says so.
  return (
    <>
      {failed}
      {state === 'empty' ? (
        <EmptyFigures criteria={criteria} change={change} />
      ) : (
        <div className="figures-place" aria-busy={figures.isFetching}>
          {children(rows)}
        </div>
      )}
    </>
  )
}
