import { keyColumn } from '@datacentre/catalogue/production/figure'
import { inWholeYears, openFigures, screensInTurn } from '../support/figures-page.ts'
import { mapScreen } from '../support/map-screen.ts'
import { expect, test } from '../support/test.ts'

for (const { screen, language } of screensInTurn) {
  test(`${screen.id} in ${language}: a history is asked by the key of its subject, stands in the address until Back, and leads to the map and back [D18.3, D27.29, D28.6]`, async ({
    page,
  }) => {
    const { cards, history, say } = await openFigures(page, screen, { language, query: inWholeYears })
    const opener = cards.first().locator('.figure-card-name button')
    const name = await opener.innerText()
    const asked = page.waitForRequest(
      (request) => request.url().endsWith(screen.rest.list.path) && request.postDataJSON().yearStart === 2003,
    )
    await opener.click()
    const body = (await asked).postDataJSON()
    await expect(page).toHaveURL(/detail=[^&]+/)
    const address = page.url()
    expect(String(body[keyColumn(screen)?.key ?? ''])).toBe(new URL(address).searchParams.get('detail'))
    expect(body).not.toHaveProperty('name')
    await expect(history.locator('.history-sentence')).toBeVisible()
    await page.goBack()
    await expect(history).toHaveCount(0)
    await expect(page).not.toHaveURL(/detail=/)
    await page.goto(address)
    await expect(history.getByRole('table')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(history).toHaveCount(0)
    await expect(page).not.toHaveURL(/detail=/)

    await opener.click()
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
