import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Everything the browser complains about on its console, from here on. */
export function gatherComplaints(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  return complaints
}

/** The rules of axe that other colours can break. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/**
 * Frames are left out, so axe may work in the page itself instead of in a second one, and what passes is not asked
 * back: on a long list that is several times as fast.
 */
const axe = (page: Page): AxeBuilder =>
  new AxeBuilder({ page })
    .exclude('iframe')
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })

async function expectNone(builder: AxeBuilder, colours: string): Promise<void> {
  const { violations } = await builder.analyze()
  const found = violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html) }))
  expect(found, `what axe reports in ${colours}`).toEqual([])
}

/** axe finds nothing on the page as it stands. */
export const expectNothingForAxe = (page: Page): Promise<void> => expectNone(axe(page), 'these colours')

/** What is out of view may keep the colours it had until it is scrolled to, so all of the page is drawn. */
const drawAll = (page: Page): Promise<unknown> =>
  page.evaluate(`{
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { content-visibility: visible !important }')
    document.adoptedStyleSheets = [sheet]
  }`)

/** Draws the page in other colours, without motion, so that none is measured halfway to the next. */
async function colour(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await page.evaluate('new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))')
}

/** axe finds nothing on the page in light colours, nor in its dark ones, which only the rules about colours can tell. */
export async function expectNothingForAxeLightOrDark(page: Page): Promise<void> {
  await drawAll(page)
  await colour(page, 'light')
  await expectNone(axe(page), 'light colours')
  await colour(page, 'dark')
  await expectNone(axe(page).withRules(COLOUR_RULES), 'dark colours')
  await colour(page, 'light')
}
