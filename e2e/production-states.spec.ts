import { styleClasses } from '@datacentre/catalogue/colours'
import { fieldProduction, geothermalProduction, wellProduction } from '@datacentre/catalogue/production/index'
import { speak } from '@datacentre/catalogue/texts/index'
import { languages } from './support/list-screen.ts'
import {
  figuresAddress,
  figureScreens,
  figuresPage,
  gatherQuestions,
  holdFigures,
  inWholeYears,
  openFigures,
  screensInTurn,
} from './support/figures-page.ts'
import { placeWords } from './support/production-words.ts'
import { passRetries } from './support/retries.ts'
import { rgb } from './support/rgb.ts'
import { expect, test } from './support/test.ts'

for (const { screen, language } of screensInTurn) {
  test(`${screen.id} in ${language}: figures that load for longer than 300 ms show the loading dialog in the screen's colour [S2.36, S2.37, D12.4]`, async ({
    page,
  }) => {
    const letGo = await holdFigures(page, screen)
    await page.goto(figuresAddress(screen, { language }))
    const figures = figuresPage(page, screen, language)
    await expect(figures.loading).toBeVisible()
    await expect(figures.loading.getByRole('heading')).toHaveText('Loading ...')
    await expect(figures.loading).toContainText(figures.say('production.loading'))
    await expect(figures.loading.locator('.spinner path')).toHaveCSS(
      'stroke',
      rgb(styleClasses[screen.style].light),
    )
    letGo()
    await expect(figures.cards.first()).toBeVisible()
    await expect(figures.loading).toHaveCount(0)
  })
}

for (const language of languages) {
  test(`the dialog in ${language} waits for 300 ms, and the old figures stay until the new ones come [D12.4]`, async ({
    page,
  }) => {
    await page.clock.install()
    const figures = await openFigures(page, fieldProduction, { language, query: inWholeYears })
    const before = (await figures.count.textContent()) ?? ''
    const letGo = await holdFigures(page, fieldProduction)
    await page.clock.pauseAt(Date.now() + 60_000)
    await figures.choose(figures.say('filter.location'), placeWords[language].land)
    await page.clock.runFor(290)
    await expect(figures.loading).toHaveCount(0)
    await expect(figures.count).toHaveText(before)
    await expect(figures.cards).toHaveCount(30)
    await page.clock.runFor(20)
    await expect(figures.loading).toBeVisible()
    letGo()
    await page.clock.resume()
    await expect(figures.loading).toHaveCount(0)
    await expect(figures.count).not.toHaveText(before)
  })

  test(`a failed call is tried three times more and then told in ${language}, with a button to try again [D11.1, D11.2]`, async ({
    page,
    complaints,
  }) => {
    complaints.allow(/status of 500/)
    await page.clock.install()
    const questions = gatherQuestions(page, wellProduction)
    await page.route(`**${wellProduction.rest.list.path}`, (route) => route.fulfill({ status: 500 }))
    await page.goto(figuresAddress(wellProduction, { language }))
    const say = speak(language)
    const alert = page.getByRole('alert')
    await expect(page.locator('.loading-dialog')).toBeVisible()
    await passRetries(alert)
    await expect(alert).toContainText(say('list.failed.text'))
    expect(questions).toHaveLength(4)
    await expect(page.locator('.loading-dialog')).toHaveCount(0)
    await expect(page.locator('#downloadExcel')).toHaveAttribute('aria-disabled', 'true')
    await page.unroute(`**${wellProduction.rest.list.path}`)
    await alert.getByRole('button', { name: say('list.failed.tryAgain') }).click()
    await expect(page.locator('.figure-card').first()).toBeVisible()
  })

  test(`an empty selection in ${language} names what was asked, and offers to take off what narrows it [S2.88, D12.2]`, async ({
    page,
  }) => {
    const query = `${inWholeYears}&location=S&name=nobody~here`
    await page.goto(figuresAddress(fieldProduction, { language, query }))
    const figures = figuresPage(page, fieldProduction, language)
    const { say } = figures
    const place = page.locator('.figures-message')
    await expect(place.getByRole('status')).toHaveText(say('noResults'))
    await expect(place.locator('dt').last()).toHaveText(language === 'nl' ? 'Naam bevat' : 'Name contains')
    expect(await place.locator('dd').allTextContents()).toEqual([
      'Gas',
      language === 'nl' ? 'Geproduceerd' : 'Produced',
      '2024 – 2025',
      language === 'nl' ? 'Op zee' : 'Offshore',
      'nobody~here',
    ])
    await expect(figures.count).toHaveText(say('production.count', { count: 0 }))
    await expect(figures.download).toHaveAttribute('aria-disabled', 'true')
    await expect(figures.download).toHaveAccessibleDescription(say('download.needsResults'))
    await place.getByRole('button', { name: say('search.clear') }).click()
    await expect(figures.cards.first()).toBeVisible()
    await expect(figures.search).toHaveValue('')
    await expect(figures.download).not.toHaveAttribute('aria-disabled')
  })

  test(`an empty selection in ${language} says what to do, and takes off at once all that narrows it`, async ({
    page,
  }) => {
    const elsewhere = language === 'nl' ? 'Kies hierboven iets anders' : 'Choose something else above'
    await page.goto(figuresAddress(geothermalProduction, { language, query: 'yearStart=2003&yearEnd=2003' }))
    const place = page.locator('.figures-message')
    await expect(place).toContainText(`${elsewhere}.`)
    await expect(place.getByRole('button')).toHaveCount(0)
    await page.goto(figuresAddress(wellProduction, { language, query: 'location=S&name=nobody~here' }))
    const figures = figuresPage(page, wellProduction, language)
    await expect(place).toContainText(`${elsewhere}, `)
    await place.getByRole('button', { name: figures.say('filters.clearAll') }).click()
    await expect(figures.cards.first()).toBeVisible()
    await expect(figures.search).toHaveValue('')
    await expect(figures.dropdown(figures.say('filter.location'))).toHaveText(
      language === 'nl' ? 'Alle' : 'All',
    )
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })

  test(`every screen in ${language} says how many results there are and up to which month figures run [S2.87]`, async ({
    page,
  }) => {
    for (const screen of figureScreens) {
      const figures = await openFigures(page, screen, { language })
      await expect(figures.count).toHaveText(language === 'nl' ? /^[\d.]+ resultaten$/ : /^[\d,]+ results$/)
      await expect(page.locator('.screen-head-from')).toHaveText(
        language === 'nl' ? /september 2026/ : /September 2026/,
      )
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        figures.say(`production.${screen.id}.title`),
      )
    }
  })

  test(`an error in the figures can be reported in ${language}, with their name`, async ({ page }) => {
    const { say } = await openFigures(page, geothermalProduction, { language })
    const title = language === 'nl' ? 'Productiecijfers aardwarmte' : 'Geothermal production figures'
    const link = page.locator('.screen-head').getByRole('link', { name: say('reportError') })
    await expect(link).toHaveAttribute('href', new RegExp(encodeURIComponent(title)))
  })
}
