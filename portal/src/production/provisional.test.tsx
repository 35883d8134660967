import { fieldProduction, geothermalProduction } from '@datacentre/catalogue/production/index'
import { standInService } from '@datacentre/client/testing/service'
import { aDataset } from '@datacentre/fixtures/dataset'
import { beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { figuresOf } from '../../testing/figure-rows.ts'
import {
  all,
  find,
  goToFigures,
  languages,
  openFigures,
  press,
  readPoints,
  text,
  texts,
} from '../../testing/figures-screen.tsx'

const service = standInService()
beforeEach(() => {
  for (const screen of [fieldProduction, geothermalProduction])
    service.answerFigures(screen, (asked) => figuresOf(screen, asked, 3))
})

/** Of a dataset whose figures run to September and are provisional from July. */
const config = { dataset: aDataset({ provisionalFrom: '2026-07' }) }
const years = 'yearStart=2025&yearEnd=2026'

const words = {
  nl: {
    note: 'De cijfers vanaf juli 2026 zijn voorlopig: ze kunnen nog veranderen.',
    year: '2026 t/m sep, voorlopig',
    years: '2025 – 2026 t/m sep, deels voorlopig',
    inSentence: '2026 (t/m september, voorlopig)',
    months: ['juni 2026', 'juli 2026 (voorlopig)', 'augustus 2026 (voorlopig)'],
    short: ['Jun', 'Jul (voorlopig)', 'Aug (voorlopig)', 'Sep (voorlopig)', 'Okt'],
  },
  en: {
    note: 'Figures from July 2026 are provisional and may still change.',
    year: '2026 to Sep, provisional',
    years: '2025 – 2026 to Sep, partly provisional',
    inSentence: '2026 (to September, provisional)',
    months: ['June 2026', 'July 2026 (provisional)', 'August 2026 (provisional)'],
    short: ['Jun', 'Jul (provisional)', 'Aug (provisional)', 'Sep (provisional)', 'Oct'],
  },
} as const

describe.each(languages)('figures that are provisional, in %s', (language) => {
  const told = words[language]

  it('are marked in the chart of a selection, its points, its table and its sentence [D28.41]', async () => {
    const { asTable } = await openFigures(fieldProduction, { language, query: years, config })
    const points = await readPoints(await find('.selection-chart .chart'))
    expect(points.slice(17, 20).map((point) => point.split(':')[0])).toEqual(told.months)
    expect(points[20]).toMatch(language === 'nl' ? /^september 2026 \(voorlopig\)/ : /^September 2026 \(prov/)
    expect(points[21]).toMatch(/^[Oo]\S+ 2026:/)
    expect(text('.selection-chart .figure-notes')).toBe(told.note)
    expect(text('.selection-chart-head > p')).toContain(told.years)
    expect(text('.selection-answer')).toContain(told.inSentence)
    await asTable.click()
    await expect.poll(() => texts('.selection-chart tbody th').slice(17, 20)).toEqual(told.months)
  })

  it('are marked on the card of their year and its months [D28.41]', async () => {
    await openFigures(fieldProduction, { language, query: years, config })
    expect(new Set(texts('.figure-card-time'))).toEqual(new Set(['2025', told.year]))
    const card = all('.figure-card').find((one) => one.textContent.includes(told.year))!
    await press('.figure-card-toggle', card)
    await expect.poll(() => texts('.year-months dt', card).slice(5, 10)).toEqual(told.short)
    expect(text('.figure-notes', card)).toBe(told.note)
  })

  it('are marked in a history, by month and by year [D28.41]', async () => {
    const { say } = await goToFigures(fieldProduction, { language, query: `${years}&detail=701`, config })
    const dialog = await find('[role=dialog]')
    await expect.poll(() => texts('tbody th', dialog).slice(-4, -1)).toEqual(told.months)
    expect(text('.figure-notes', dialog)).toContain(told.note)
    await page
      .getByRole('dialog')
      .getByRole('radio', { name: say('history.perYear') })
      .click({ force: true })
    await expect.poll(() => texts('tbody th', dialog).slice(-2)).toEqual(['2025', told.year])
  })

  it('are marked in a comparison [D28.41]', async () => {
    const query = `${years}&compare=701&compare=702`
    await goToFigures(fieldProduction, { language, query, config })
    const dialog = await find('.comparison [role=dialog]')
    await expect.poll(() => texts('.figure-table tbody th', dialog).slice(17, 20)).toEqual(told.months)
    expect(text('.figure-notes', dialog)).toContain(told.note)
  })

  it('are marked on the card of a geothermal month [D28.41]', async () => {
    const query = 'yearStart=2026&yearEnd=2026&pageSize=100'
    await openFigures(geothermalProduction, { language, query, config })
    expect(texts('.figure-card-time')).toEqual(expect.arrayContaining([...told.months]))
  })
})

it('figures of a dataset that calls none provisional are shown without a mark', async () => {
  await openFigures(fieldProduction, { query: years })
  await press('.figure-card-toggle')
  await find('.year-months')
  expect(document.body.textContent).not.toContain('voorlopig')
  expect(all('.figure-notes')).toEqual([])
})
