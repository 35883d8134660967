import { amountInSentence } from '@datacentre/catalogue/wording/amount-in-sentence'
import { fieldProduction, geothermalProduction, wellProduction } from '@datacentre/catalogue/production/index'
import { monthTotals, readPoints, readTable, sumOf } from './support/figure-charts.ts'
import { languages } from './support/list-screen.ts'
import {
  askFigures,
  inWholeYears,
  openFigures,
  partialYear,
  screensInTurn,
  thousandNm3,
  whole,
} from './support/figures-page.ts'
import { mapScreen } from './support/map-screen.ts'
import { expect, test } from './support/test.ts'

const gas = { product: 'Gas', production: 'Produced' } as const
const name = 'Ottersluis'

for (const language of languages) {
  test(`a subject in ${language} tells its whole history since 2003 as a sentence, a chart and a table that agree with the API [D28.6, D28.9]`, async ({
    page,
    request,
  }) => {
    const thisYear = new Date().getFullYear()
    const all = await askFigures(request, fieldProduction, {
      yearStart: 2003,
      yearEnd: thisYear,
      ...gas,
      name,
    })
    const rows = all.filter((row) => row['name'] === name)
    const country = await askFigures(request, fieldProduction, { yearStart: 2026, yearEnd: 2026, ...gas })
    const figures = await openFigures(page, fieldProduction, {
      language,
      query: `${inWholeYears}&name=${name}`,
    })
    const { history, say } = figures
    await figures.cards.first().getByRole('button', { name, exact: true }).click()
    await expect(history.getByRole('heading', { level: 2 })).toHaveText(
      say('history.title', { name, year: 2003 }),
    )

    const years = Array.from({ length: 24 }, (_, at) => 2003 + at)
    const months = monthTotals(rows, years).slice(0, 285)
    const table = history.getByRole('table')
    await expect(table.locator('tbody tr')).toHaveCount(285)
    expect((await readTable(table)).flat()).toEqual(months)
    const points = await readPoints(history)
    expect(points).toHaveLength(285)
    points.forEach((point, at) => {
      const value = months[at]
      expect(point).toContain(
        typeof value === 'number'
          ? `: ${whole(value, language)} ${thousandNm3[language]}`
          : say('value.missing'),
      )
    })

    const highest = rows.toSorted((a, b) => Number(b['total']) - Number(a['total']))[0]
    const last = rows.find((row) => row['year'] === 2026)
    const share = sumOf(rows.filter((row) => row['year'] === 2026)) / sumOf(country)
    const percent = share.toLocaleString(language, { style: 'percent', maximumSignificantDigits: 2 })
    const sentence = history.locator('.history-sentence')
    for (const part of [
      `${highest?.['year']}`,
      amountInSentence(Number(highest?.['total']), '1000Nm3', { say, language }),
      'september 2026',
      amountInSentence(Number(last?.['sep']), '1000Nm3', { say, language }),
      percent,
    ])
      await expect(sentence).toContainText(part, { ignoreCase: true })
  })

  test(`a history in ${language} is told per year and added up on demand [D28.6, D28.7]`, async ({
    page,
    request,
  }) => {
    const all = await askFigures(request, fieldProduction, { yearStart: 2003, yearEnd: 2026, ...gas, name })
    const totals = new Map(
      all.filter((row) => row['name'] === name).map((row) => [row['year'], Number(row['total'])]),
    )
    const query = `${inWholeYears}&name=${name}`
    const figures = await openFigures(page, fieldProduction, { language, query })
    const { history, say } = figures
    await figures.cards.first().getByRole('button', { name, exact: true }).click()
    await history.getByRole('radio', { name: say('history.perYear') }).check()
    const perYear = Array.from({ length: 24 }, (_, at) => totals.get(2003 + at) ?? null)
    const table = history.getByRole('table')
    expect((await readTable(table)).flat()).toEqual(perYear)
    await history.getByRole('checkbox', { name: say('history.cumulative', { year: 2003 }) }).check()
    let sum = 0
    const addedUp = perYear.map((value) => (value === null && sum === 0 ? null : (sum += value ?? 0)))
    expect(await readTable(table)).toEqual(perYear.map((value, at) => [value, addedUp[at]]))
    await expect(history.locator('svg path[stroke-width="2.5"]:not([stroke-dasharray])')).toHaveCount(1)
    expect((await readPoints(history)).at(-1)).toBe(
      `${partialYear[language]}: ${whole(sum, language)} ${thousandNm3[language]}`,
    )
  })

  test(`a geothermal well in ${language} tells each of the quantities it ever reported [D28.8]`, async ({
    page,
  }) => {
    const query = `${inWholeYears}&name=BREMGORS-GT-01`
    const figures = await openFigures(page, geothermalProduction, { language, query })
    const { history, say } = figures
    await figures.cards.first().locator('.figure-card-name button').click()
    await expect(history.locator('.history-sentence')).toContainText('m³')
    const inhibitor = language === 'nl' ? 'Inhibitor in productieput' : 'Inhibitor in production well'
    const litres = language === 'nl' ? 'liter' : 'litres'
    // The screen behind the dialog has a choice of the same name.
    await history.getByRole('button', { name: say('history.quantity') }).click()
    await page.getByRole('option', { name: inhibitor }).click()
    await expect(history.locator('.history-sentence')).toContainText(litres)
    await expect(history.locator('h3').first()).toContainText(`(${litres})`)
  })

  test(`the table of a history in ${language} can be taken along [D28.10, D28.22]`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const query = `${inWholeYears}&name=${name}`
    const figures = await openFigures(page, fieldProduction, { language, query })
    const { history, say } = figures
    await figures.cards.first().locator('.figure-card-name button').click()
    await history.getByRole('radio', { name: say('history.perYear') }).check()
    await history.getByRole('button', { name: say('history.copyTable') }).click()
    await expect(history.getByText(say('history.copied'))).toBeVisible()
    const lines = (await page.evaluate<string>('navigator.clipboard.readText()')).split('\n')
    const shown = (await readTable(history.getByRole('table'))).flat()
    expect(lines[0]).toBe(language === 'nl' ? 'Jaar\tWaarde (1000 Nm³)' : 'Year\tValue (1000 Nm³)')
    expect(lines.slice(1)).toEqual(
      shown.map((value, at) => `${at === 23 ? partialYear[language] : 2003 + at}\t${value ?? ''}`),
    )
  })

  test(`an opened subject in ${language} stands in the address, and Back closes it [D28.6]`, async ({
    page,
  }) => {
    const figures = await openFigures(page, wellProduction, { language, query: inWholeYears })
    await figures.cards.first().locator('.figure-card-name button').click()
    await expect(figures.history).toBeVisible()
    await expect(page).toHaveURL(/detail=\d+/)
    const address = page.url()
    await page.goBack()
    await expect(figures.history).toHaveCount(0)
    await expect(page).not.toHaveURL(/detail=/)
    await page.goto(address)
    await expect(figures.history.getByRole('table')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(figures.history).toHaveCount(0)
    await expect(page).not.toHaveURL(/detail=/)
  })
}

for (const { screen, language } of screensInTurn) {
  test(`${screen.id} in ${language}: a history leads to its subject on the map, and from there back [D27.29]`, async ({
    page,
  }) => {
    const { cards, history, say } = await openFigures(page, screen, { language, query: inWholeYears })
    const name = await cards.first().locator('.figure-card-name').innerText()
    await cards.first().locator('.figure-card-name button').click()
    await history.getByRole('link', { name: say('history.onMap') }).click()
    await expect(page).toHaveURL(new RegExp(`/mapviewer/.*lang=${language}`))
    const { heading, panel } = mapScreen(page, language)
    await expect(heading).toHaveText(name)
    await panel.getByRole('link', { name: say('object.allFigures') }).click()
    await expect(history.getByRole('heading', { level: 2 })).toHaveText(
      say('history.title', { name, year: 2003 }),
    )
  })
}
