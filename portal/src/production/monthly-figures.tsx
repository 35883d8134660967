import { geothermalUnits, type GeothermalFigure } from '@datacentre/catalogue/production/geothermal'
import { figureQuestion } from '@datacentre/catalogue/production/question'
import { quantities, reportedMonth, type Quantity } from '@datacentre/catalogue/production/reported'
import type { MonthlyScreen } from '@datacentre/catalogue/production/screen'
import { figureCriteria } from '@datacentre/catalogue/production/selectors'
import { useSpoken } from '@datacentre/ui/speech'
import { useMemo } from 'react'
import { FiguresPage } from './figures-page.tsx'
import { GeothermalCard } from './geothermal-card.tsx'
import type { Measure } from './measure.ts'
import { SharedSelectors } from './shared-selectors.tsx'
import { UnitsExplained } from './units-explained.tsx'
import { useFigureCriteria } from './use-figure-criteria.ts'
import { useFigures } from './use-figures.ts'
import { useShownCriteria } from './use-shown-criteria.ts'

/** What the chart of the selection tells. */
const MAIN: Quantity = 'h2oProd'

/** Figures with a row per subject and month, and several quantities in it. */
export function MonthlyFigures({ screen }: { readonly screen: MonthlyScreen }) {
  const { say } = useSpoken()
  const control = useFigureCriteria(figureCriteria)
  const figures = useFigures<GeothermalFigure>(screen, figureQuestion(control.criteria))
  const measures = useMemo((): readonly [Measure<GeothermalFigure>, ...Measure<GeothermalFigure>[]] => {
    const measureOf = (quantity: Quantity): Measure<GeothermalFigure> => ({
      what: say(`geothermalFigure.${quantity}`),
      unit: geothermalUnits[quantity],
      reported: (row) => reportedMonth(screen, row, quantity),
    })
    return [measureOf(MAIN), ...quantities.filter((quantity) => quantity !== MAIN).map(measureOf)]
  }, [screen, say])
  return (
    <FiguresPage
      screen={screen}
      control={control}
      shown={useShownCriteria(control.criteria, figures)}
      figures={figures}
      measures={measures}
      selectors={
        <>
          <SharedSelectors {...control} />
          <UnitsExplained />
        </>
      }
      renderCard={(card) => <GeothermalCard key={card.id} screen={screen} {...card} />}
    />
  )
}
