import { isFeatureOn } from '@datacentre/catalogue/features'
import { productionEntries, type ProductionEntry } from '@datacentre/catalogue/production/production-entries'
import type { FigureCoverage } from '@datacentre/catalogue/production/series/coverage'
import { figureSpan } from '@datacentre/catalogue/production/series/figure-span'
import { showLongMonth } from '@datacentre/catalogue/wording/long-dates'
import { lastMonthOfPartial } from '@datacentre/catalogue/production/series/figure-days'
import { yearInSentence } from '@datacentre/catalogue/wording/year-in-sentence'
import { isOffered } from '@datacentre/catalogue/wire/offered'
import type { Spoken } from '@datacentre/ui/speech'
import type { Installation } from '@datacentre/client/installation/installation'
import type { Tile } from './tile.ts'

/**
 * A tile per production screen: dimmed where no figures are published, left out where the operator does not offer it or the
 * dataset has no figures of it. Where it has none at all there are no tiles.
 */
export function productionTiles({ say }: Spoken, { config, features }: Installation): readonly Tile[] {
  const hasFigures = ({ table }: ProductionEntry): boolean =>
    table !== null && isOffered(config.dataset, table)
  const isShown = (screen: ProductionEntry): boolean =>
    screen.table === null ||
    (hasFigures(screen) &&
      (screen.id !== productionEntries.geothermal.id || isFeatureOn(features, 'geothermalFiguresFeature')))

  const span = figureSpan(config.dataset)
  const amountOf = (id: ProductionEntry['id'], covered: FigureCoverage): string => {
    const { subjects, yearStart, yearEnd } = covered
    const counted = say(`production.${id}.counted`, { count: subjects })
    if (yearStart === yearEnd)
      return say('home.figuresOfYear', { counted, year: yearInSentence(yearEnd, { span, say }) })
    const month = lastMonthOfPartial(yearEnd, span.until)
    const last = month === null ? yearEnd : showLongMonth(month, say)
    return say('home.figures', { counted, first: yearStart, last })
  }
  const tileOf = (screen: ProductionEntry): Tile => {
    const { id, style, route, table } = screen
    const name = say(`production.${id}.short`)
    const named = { style, to: route, name, label: `${say('home.productionFigures')}: ${name}` }
    if (table === null) {
      const sentence = say('home.licenceFiguresWhy')
      return { ...named, sentence, amount: null, unavailable: say('home.unavailable') }
    }
    const covered = config.dataset?.figures[table]
    const amount = covered === undefined ? null : amountOf(id, covered)
    return { ...named, sentence: say(`production.${id}.tile`), amount }
  }
  const screens = Object.values(productionEntries)
  return screens.some(hasFigures) ? screens.filter(isShown).map(tileOf) : []
}
