import type { YearlyFigure } from '@datacentre/catalogue/production/figure'
import { figureQuestion } from '@datacentre/catalogue/wire/bodies/question'
import { reportedYear } from '@datacentre/catalogue/production/series/reported'
import type { YearlyScreen } from '@datacentre/catalogue/production/screen'
import { yearlyCriteria } from '@datacentre/catalogue/production/selecting/selectors'
import { useSpoken } from '@datacentre/ui/speech'
import { useMemo } from 'react'
import { FiguresPage } from './figures-page.tsx'
import type { Measure } from './words/measure.ts'
import { productInWords } from './words/product-in-words.ts'
import { ShownUnit } from './words/shown-unit.ts'
import { useFigureCriteria } from './selectors/use-figure-criteria.ts'
import { asReported, useFigures } from './use-figures.ts'
import { useShownCriteria } from './selectors/use-shown-criteria.ts'
import { YearlyCard } from './cards/yearly-card.tsx'
import { YearlySelectors } from './selectors/yearly-selectors.tsx'

/** Figures with a row per subject and year. */
export function YearlyFigures({ screen }: { readonly screen: YearlyScreen }) {
  const spoken = useSpoken()
  const control = useFigureCriteria(screen, (criteria, thisYear, lastYear) =>
    yearlyCriteria(screen, criteria, thisYear, lastYear),
  )
  const figures = useFigures(screen, figureQuestion(control.criteria), asReported)
  const shown = useShownCriteria(control.criteria, figures)
  const { unit } = shown
  const what = productInWords(shown, spoken)
  const measures = useMemo(
    (): readonly [Measure<YearlyFigure>] => [
      { id: 'product', what, unit, reported: (row) => reportedYear(screen, row, unit) },
    ],
    [screen, what, unit],
  )
  return (
    <ShownUnit value={unit}>
      <FiguresPage
        screen={screen}
        control={control}
        shown={shown}
        figures={figures}
        measures={measures}
        selectors={<YearlySelectors screen={screen} {...control} />}
        renderCard={(card) => <YearlyCard key={card.id} screen={screen} what={what} {...card} />}
      />
    </ShownUnit>
  )
}
