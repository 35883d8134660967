import type { ProductionScreen } from '@datacentre/catalogue/production/screen'
import type { FigureCriteria, YearlyCriteria } from '@datacentre/catalogue/production/selecting/selectors'
import { toAddress } from '@datacentre/catalogue/list/address'
import { filePath } from '@datacentre/catalogue/wire/files'
import { countryQuestion } from '@datacentre/catalogue/wire/bodies/question'
import type { Subject } from '@datacentre/catalogue/production/figure'
import type { FigureQuery } from '@datacentre/catalogue/wire/bodies/figure-schema'
import { figureFileName } from '@datacentre/catalogue/production/selecting/selectors'
import type { Download } from '../download/use-download.ts'
import type { View } from '@datacentre/client/take-home/view'

/** The figures as the address of a file asks for them: every page of them, and as the chart draws them too. */
export function viewOf(
  screen: ProductionScreen,
  shown: FigureCriteria | YearlyCriteria,
  count: number,
): View {
  const { page: _page, pageSize: _size, order: _order, ...asked } = shown
  return {
    table: screen.table?.id ?? screen.id,
    hasPlaces: false,
    count,
    query: toAddress(asked),
    forms: ['wide', 'long', 'series'],
  }
}

/** What the chart of a selection draws, as a file: its bands by month or year. */
export function chartSeries(
  screen: ProductionScreen,
  shown: FigureCriteria | YearlyCriteria,
  { question, format }: { readonly question: FigureQuery; readonly format: 'xlsx' | 'csv' },
): Download {
  const { table, query } = viewOf(screen, shown, 0)
  return {
    call: { method: 'GET', path: filePath(table, format) },
    query: { ...Object.fromEntries(new URLSearchParams(query)), form: 'series' },
    fileName: figureFileName(screen, question).replace(/\.xlsx$/, `_chart.${format}`),
  }
}

type Compared = {
  readonly shown: FigureCriteria | YearlyCriteria
  readonly subjects: readonly Subject[]
  readonly format: 'xlsx' | 'csv'
}

/** The lines of a comparison as a file: those subjects and nobody else, by month or year. */
export function comparedFile(screen: ProductionScreen, { shown, subjects, format }: Compared): Download {
  const { name: _name, by: _by, ...asked } = shown
  const { location: _location, ...query } = Object.fromEntries(
    new URLSearchParams(viewOf(screen, asked, 0).query),
  )
  const names = subjects.map(({ name }) => name).join('_')
  return {
    call: { method: 'GET', path: filePath(screen.table?.id ?? screen.id, format) },
    query: { ...query, form: 'series', compare: subjects.map(({ key }) => key) },
    fileName: figureFileName(screen, { ...countryQuestion(shown), subject: names }).replace(/xlsx$/, format),
  }
}
