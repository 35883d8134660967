import { keyColumn } from '@datacentre/catalogue/production/figure'
import { openFigures, screensInTurn, withFewCards, type FiguresPage } from '../support/figures-page.ts'
import { mapScreen } from '../support/map-screen.ts'
import { expect, test } from '../support/test.ts'

type Opened = { readonly name: string; readonly key: string }

/** Opens the history of the first card, which is asked by the key of its subject alone. */
async function openFirst({ page, screen, cards, history }: FiguresPage): Promise<Opened> {
  const opener = cards.first().locator('.figure-card-name button')
  const asked = page.waitForRequest(
    (request) => request.url().endsWith(screen.rest.list.path) && request.postDataJSON().yearStart === 2003,
  )
  await opener.click()
  const body = (await asked).postDataJSON()
  await expect(page).toHaveURL(/detail=[^&]+/)
  const key = new URL(page.url()).searchParams.get('detail') ?? ''
  expect(String(body[keyColumn(screen)?.key ?? ''])).toBe(key)
  expect(body).not.toHaveProperty('name')
  await expect(history.locator('.history-sentence')).toBeVisible()
  return { name: await opener.innerText(), key }
}

test('on each screen a history is asked by the key of its subject and leads to its page on the map, which leads back to it; it stands in the address until Back or Escape [D18.3, D27.29, D28.6]', async ({
  page,
}) => {
  for (const { screen, language } of screensInTurn) {
    const figures = await openFigures(page, screen, { language, query: withFewCards(screen) })
    const { history, say } = figures
    const { name, key } = await openFirst(figures)
    const onMap = history.getByRole('link', { name: say('history.onMap') })
    await expect(onMap).toHaveAttribute('href', new RegExp(`^/mapviewer/.*lang=${language}`))
    // A screen of each kind tells where that leads, and back.
    if (language === 'nl') continue
    await onMap.click()
    await expect(page).toHaveURL(new RegExp(`/mapviewer/.*lang=${language}`))
    const { heading, panel } = mapScreen(page, language)
    await expect(heading).toHaveText(name)
    const back = panel.getByRole('link', { name: say('object.allFigures') })
    const address = new URL((await back.getAttribute('href')) ?? '', page.url())
    expect(address.pathname).toBe(`/datacenter${screen.route}`)
    expect(address.searchParams.get('detail')).toBe(key)
    await back.click()
    await expect(history.getByRole('heading', { level: 2 })).toHaveText(
      say('history.title', { name, year: 2003 }),
    )
    await page.keyboard.press('Escape')
    await expect(history).toHaveCount(0)
    await expect(page).not.toHaveURL(/detail=/)
    await figures.cards.first().locator('.figure-card-name button').click()
    await expect(history).toBeVisible()
    await page.goBack()
    await expect(history).toHaveCount(0)
    await expect(page).not.toHaveURL(/detail=/)
  }
})
