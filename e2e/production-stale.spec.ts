import { fieldProduction, geothermalProduction } from '@datacentre/catalogue/production/index'
import type { Page } from '@playwright/test'
import { languages } from './support/list-screen.ts'
import { gatherQuestions, holdFigures, inWholeYears, openFigures } from './support/figures-page.ts'
import { productWords } from './support/production-words.ts'
import { passRetries } from './support/retries.ts'
import { expect, test } from './support/test.ts'

/** What stands on the page at one moment: the labels and numbers of its first card, of the chart and of its points. */
type Moment = { readonly card: string; readonly chart: string; readonly points: string }

/** Remembers every state that the page goes through from here on. */
const watch = (page: Page): Promise<unknown> =>
  page.evaluate(`
    window.moments = new Set()
    const text = (parts) => parts.map((part) => document.querySelector(part)?.textContent ?? '').join(' | ')
    const look = () => {
      const card = text(['.figure-card-name', '.figure-card-time', '.figure-card-product', '.figure-card-total'])
      const chart = text(['.selection-chart-head p', '.selection-legend', '.selection-chart .chart svg text'])
      const points = [...document.querySelectorAll('.selection-chart .chart-points rect')]
        .map((point) => point.getAttribute('aria-label')).join(' | ')
      window.moments.add(JSON.stringify({ card, chart, points }))
    }
    look()
    new MutationObserver(look).observe(document.body,
      { subtree: true, childList: true, characterData: true, attributes: true })
  `)

const seen = async (page: Page): Promise<Moment[]> =>
  (await page.evaluate<string[]>('[...window.moments]')).map((moment): Moment => JSON.parse(moment))

/** Cards and chart were each as before or as after at every moment, and never a mixture. */
async function expectNoMixture(page: Page): Promise<void> {
  const moments = await seen(page)
  const [before, after] = [moments[0], moments.at(-1)]
  expect(before?.card).not.toBe(after?.card)
  expect(before?.chart).not.toBe(after?.chart)
  for (const part of ['card', 'chart'] as const)
    expect([...new Set(moments.map((moment) => moment[part]))]).toEqual([before?.[part], after?.[part]])
  expect(before?.points).not.toBe(after?.points)
  // The points come a moment after their picture, and those of the picture before are gone by then.
  for (const { chart, points } of moments)
    expect(chart === before?.chart ? [before.points] : ['', after?.points]).toContain(points)
}

for (const language of languages) {
  test(`while another product loads in ${language} the old figures keep their old labels and unit [D28.20]`, async ({
    page,
  }) => {
    const query = `${inWholeYears}&unit=1000Sm3`
    const figures = await openFigures(page, fieldProduction, { language, query })
    const { say } = figures
    await expect(figures.chart.locator('.chart-points rect')).toHaveCount(24)
    const count = (await figures.count.textContent()) ?? ''
    const letGo = await holdFigures(page, fieldProduction)
    await watch(page)
    await figures.choose(say('filter.product'), productWords[language].Oil)
    await expect(figures.dropdown(say('filter.unit'))).toContainText('Sm³')
    await expect(figures.loading).toBeVisible()
    await expect(figures.count).toHaveText(count)
    const thousands = language === 'nl' ? 'duizend Sm³' : 'thousand Sm³'
    await expect(figures.cards.first()).toContainText(thousands)
    await expect(figures.chart).toContainText('(1000 Sm³)')
    letGo()
    await expect(figures.cards.first()).toContainText(productWords[language].Oil)
    await expect(figures.chart).toContainText('(Sm³)')
    await expect(figures.loading).toHaveCount(0)
    await expectNoMixture(page)
  })

  test(`while other years load in ${language} the old months keep their old years [D28.20]`, async ({
    page,
  }) => {
    const figures = await openFigures(page, geothermalProduction, { language, query: inWholeYears })
    await expect(figures.chart.locator('.chart-points rect')).toHaveCount(24)
    const letGo = await holdFigures(page, geothermalProduction)
    await watch(page)
    await figures.pickYears(2019, 2021)
    await expect(figures.years).toHaveValue('2019 - 2021')
    await expect(figures.loading).toBeVisible()
    await expect(figures.cards.first()).toContainText('2024')
    await expect(figures.chart).toContainText('2024 – 2025')
    letGo()
    await expect(figures.chart).toContainText('2019 – 2021')
    await expect(figures.chart.locator('.chart-points rect')).toHaveCount(36)
    await expect(figures.cards.first()).toContainText('2019')
    await expectNoMixture(page)
  })

  test(`an answer in ${language} that comes after that of a later question is not shown [D28.20]`, async ({
    page,
  }) => {
    const questions = gatherQuestions(page, fieldProduction)
    await page.clock.install()
    const figures = await openFigures(page, fieldProduction, { language, query: inWholeYears })
    const { say } = figures
    let letGo = (): void => {}
    const held = new Promise<void>((resolve) => {
      letGo = resolve
    })
    await page.route(`**${fieldProduction.rest.list.path}`, async (route) => {
      if (route.request().postDataJSON().product === 'Oil') await held
      await route.continue().catch(() => {})
    })
    // The clock stands still, so that the loading dialog does not come between the two choices.
    await page.clock.pauseAt(Date.now() + 60_000)
    const words = productWords[language]
    await figures.choose(say('filter.product'), words.Oil)
    await expect.poll(() => questions.length).toBe(2)
    await figures.choose(say('filter.product'), words.Salt)
    await page.clock.resume()
    await expect(figures.cards.first()).toContainText(words.Salt)
    letGo()
    await page.waitForTimeout(500)
    await expect(figures.cards.first()).toContainText(words.Salt)
    await expect(figures.chart).toContainText('(1000 kg)')
  })

  test(`a question that fails in ${language} leaves none of the old figures [D28.20]`, async ({
    page,
    complaints,
  }) => {
    complaints.allow(/status of 500/)
    await page.clock.install()
    const figures = await openFigures(page, fieldProduction, { language, query: inWholeYears })
    const { say } = figures
    await page.route(`**${fieldProduction.rest.list.path}`, (route) => route.fulfill({ status: 500 }))
    await figures.choose(say('filter.product'), productWords[language].Oil)
    await passRetries(page.getByRole('alert'))
    await expect(page.getByRole('alert')).toContainText(say('list.failed.text'))
    await expect(figures.cards).toHaveCount(0)
    await expect(figures.chart).toHaveCount(0)
    await expect(figures.count).not.toContainText(/\d/)
    await expect(figures.download).toHaveAttribute('aria-disabled', 'true')
  })
}
