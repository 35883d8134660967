import { geothermalUnits, type geothermalProduction } from '@datacentre/catalogue/production/geothermal'
import { orderFigures } from '@datacentre/catalogue/production/selecting/order'
import {
  byInstallation,
  screenPer,
  withoutInstallation,
  type GeothermalMonth,
} from '@datacentre/catalogue/production/series/installations'
import { figureQuestion } from '@datacentre/catalogue/wire/bodies/question'
import {
  DEFAULT_QUANTITY,
  quantities,
  reportedMonth,
  type Quantity,
} from '@datacentre/catalogue/production/series/reported'
import { DEFAULT_SUBJECT, monthlyCriteria } from '@datacentre/catalogue/production/selecting/selectors'
import { useSpoken } from '@datacentre/ui/speech'
import { useCallback, useMemo } from 'react'
import { FiguresPage } from './figures-page.tsx'
import { GeothermalCard } from './cards/geothermal-card.tsx'
import type { Measure } from './words/measure.ts'
import { MonthlySelectors } from './selectors/monthly-selectors.tsx'
import { useFigureCriteria } from './selectors/use-figure-criteria.ts'
import { asReported, useFigures } from './use-figures.ts'
import { useShownCriteria } from './selectors/use-shown-criteria.ts'

type Measures = readonly [Measure<GeothermalMonth>, ...Measure<GeothermalMonth>[]]

/** Figures with a row per subject and month, and several quantities in it. */
export function MonthlyFigures({ screen: ofWells }: { readonly screen: typeof geothermalProduction }) {
  const { say, language } = useSpoken()
  const control = useFigureCriteria(ofWells, monthlyCriteria)
  const { per = DEFAULT_SUBJECT } = control.criteria
  const added = useCallback(
    (rows: readonly GeothermalMonth[]) =>
      per === 'well' ? rows : orderFigures(screenPer(per), byInstallation(rows), language),
    [per, language],
  )
  const question = figureQuestion(control.criteria)
  const figures = useFigures(ofWells, question, added)
  const wells = useFigures(ofWells, question, asReported)
  const shown = useShownCriteria(control.criteria, figures)
  const { quantity = DEFAULT_QUANTITY } = shown
  const screen = screenPer(per)
  const measures = useMemo((): Measures => {
    const measureOf = (code: Quantity): Measure<GeothermalMonth> => ({
      id: code,
      what: say(`geothermal-figures.${code}`),
      unit: geothermalUnits[code],
      reported: (row) => reportedMonth(screen, row, code),
    })
    return [measureOf(quantity), ...quantities.filter((code) => code !== quantity).map(measureOf)]
  }, [screen, say, quantity])
  const left = per === 'well' ? 0 : withoutInstallation(wells.data ?? [])
  return (
    <FiguresPage
      screen={screen}
      control={control}
      shown={shown}
      figures={figures}
      measures={measures}
      selectors={<MonthlySelectors {...control} />}
      note={left === 0 ? null : say('production.withoutInstallation', { count: left })}
      renderCard={(card) => (
        <GeothermalCard key={card.id} screen={screen} per={per} quantity={quantity} {...card} />
      )}
    />
  )
}
