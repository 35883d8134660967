import { geothermalProduction } from '@datacentre/catalogue/production/index'
import { geothermalUnits, type GeothermalFigure } from '@datacentre/catalogue/production/geothermal'
import { figureSpan } from '@datacentre/catalogue/production/series/figure-span'
import { grouped } from '@datacentre/catalogue/production/series/grouped'
import { reportedMonth } from '@datacentre/catalogue/production/series/reported'
import { selectionSeries } from '@datacentre/catalogue/production/series/selection-series'
import { inSteps } from '@datacentre/catalogue/production/series/stepped'
import { answerOf } from '@datacentre/catalogue/production/series/year-on-year'
import { speak, type Language } from '@datacentre/catalogue/texts/index'
import { EARLIEST_PRODUCTION_YEAR } from '@datacentre/catalogue/time/years'
import { answerSentence } from '@datacentre/catalogue/wording/answer-sentence'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { speechIn } from '../speech-in.ts'
import type { OverviewChart } from './chart.ts'
import { wordsIn } from './words.ts'
import { byYear } from './yearly-chart.ts'

const QUANTITY = 'h2oProd'

/** The warm water that geothermal wells brought up, by year. */
export function geothermalCharts(snapshot: Snapshot, language: Language): OverviewChart[] {
  const span = figureSpan(snapshot.version)
  const rows = (snapshot.figures.get('geothermal')?.all() ?? []) as unknown as readonly GeothermalFigure[]
  const reported = rows.map((row) => reportedMonth(geothermalProduction, row, QUANTITY))
  const answer = answerOf(reported, span.until)
  if (answer === null) return []
  const first = rows.reduce(
    (year, { startDate }) => Math.min(year, new Date(startDate).getUTCFullYear()),
    Infinity,
  )
  const years = { yearStart: Math.max(EARLIEST_PRODUCTION_YEAR, first), yearEnd: answer.last.year }
  const together = reported.map((one, at) => grouped(one, rows[at]!, 'none'))
  const series = inSteps(selectionSeries(together, years), 'year')
  const say = speak(language)
  const what = say(`geothermal-figures.${QUANTITY}`)
  const unit = geothermalUnits[QUANTITY]
  return [
    {
      id: 'geothermal-water',
      title: wordsIn(language)('geothermalPerYear', { what: what.toLowerCase() }),
      sentence: answerSentence({
        answer,
        years,
        span,
        unit,
        done: { what },
        subjects: 'geothermal',
        written: { say, language },
        speech: speechIn(language),
      }),
      ...byYear({ series, unit, span, language }),
      bands: series.bands.map(({ values }) => ({ name: what, values })),
      rows: `${geothermalProduction.route}?yearStart=${years.yearStart}&yearEnd=${years.yearEnd}&by=none`,
    },
  ]
}
