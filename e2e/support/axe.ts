import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'
import { looked } from './looked.ts'
import { wholePage } from './whole-page.ts'

const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** The rules of axe that other colours can break. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/** What comes after the eighth of its kind is as the first eight are, and axe takes as long for each. */
const ALIKE = [
  ...['.result-row', '.figure-card', 'tbody > tr'].map((kind) => `${kind}:nth-child(n + 10)`),
  // The pages from the server: a section for every call, list of codes or table.
  'main section:nth-of-type(n + 20)',
]

/**
 * What axe reports of the page, or of a part that has opened on it. Frames are left out, so that axe may work in the page
 * itself, and what passes is not asked back: on a long list that is several times as fast.
 */
async function reportOf(
  page: Page,
  within: string,
  rules: RunOptions,
): Promise<Pick<AxeResults, 'violations'>> {
  if (!(await page.evaluate<boolean>('window.axe !== undefined'))) await page.evaluate(source)
  const context = { include: [within], exclude: ['iframe', ...ALIKE] }
  const options: RunOptions = { ...rules, iframes: false, resultTypes: ['violations'] }
  return page.evaluate(`axe.run(${JSON.stringify(context)}, ${JSON.stringify(options)})`)
}

/** Waits until no colour is halfway to the next; what turns for ever, such as a spinner, may. */
const atRest = (page: Page): Promise<unknown> =>
  page.evaluate(`(async () => {
    const frame = () => new Promise((drawn) => requestAnimationFrame(drawn))
    const isChanging = ({ playState, effect }) =>
      playState === 'running' && effect.getComputedTiming().endTime !== Infinity
    await frame()
    await frame()
    while (document.getAnimations().some(isChanging)) await frame()
  })()`)

async function expectNone(
  page: Page,
  within: string,
  colours: string,
  rules: RunOptions = {},
): Promise<void> {
  await wholePage(page)
  await atRest(page)
  const { violations } = await reportOf(page, within, rules)
  const found = violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html) }))
  expect(found, `what axe reports in ${colours}`).toEqual([])
  looked('axe')
}

/**
 * axe finds nothing on the page as it stands. Where the rest of the page was looked at before, `within` is the part that has
 * changed since.
 */
export const expectNothingForAxe = (page: Page, within = 'html'): Promise<void> =>
  expectNone(page, within, 'these colours')

/** The same save for its colours, which take axe longer than all the rest, where another page in the same colours was looked at. */
export const expectNothingForAxeButColours = (page: Page): Promise<void> =>
  expectNone(page, 'html', 'these colours', {
    rules: Object.fromEntries(COLOUR_RULES.map((rule) => [rule, { enabled: false }])),
  })

/** What is out of view may keep the colours it had until it is scrolled to, so all of the page is drawn. */
const drawAll = (page: Page): Promise<unknown> =>
  page.evaluate(`{
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { content-visibility: visible !important }')
    document.adoptedStyleSheets = [sheet]
  }`)

/** Draws the page in other colours. */
const colour = (page: Page, colorScheme: 'light' | 'dark'): Promise<void> =>
  page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })

/**
 * The same in light colours, and in dark ones, which only the rules about colours can tell: once for each kind of screen and of
 * control, as their colours are declared once.
 */
export async function expectNothingForAxeLightOrDark(page: Page, within = 'html'): Promise<void> {
  await drawAll(page)
  await colour(page, 'light')
  await expectNone(page, within, 'light colours')
  await colour(page, 'dark')
  await expectNone(page, within, 'dark colours', { runOnly: COLOUR_RULES })
  await colour(page, 'light')
}
