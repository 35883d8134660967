import { boreholes } from '@datacentre/catalogue/registers/index'
import type { Page } from '@playwright/test'
import { coveredOnTheWay } from '../support/covered.ts'
import { sidewaysScroll, stickingOut } from '../support/fit.ts'
import { looked } from '../support/looked.ts'
import { wholePage } from '../support/whole-page.ts'
import { expect, test } from '../support/test.ts'
import { screens, type Screen } from './screens.ts'
import { unnamedControls } from './accessibility-tree.ts'

const DESK = { width: 1280, height: 800 }
/** The same desk at 200 % zoom, and at 400 %, which is the narrowest phone too. */
const ZOOMED = { width: 640, height: 400 }
const NARROW = { width: 320, height: 640 }

/** As many stops as lead through the frame of a page and well into its content. */
const STOPS = 40

const toTheTop = (page: Page): Promise<void> => page.evaluate('scrollTo(0, 0); document.body.focus()')

async function open(page: Page, { path, language, content, isApp }: Screen, borehole: string): Promise<void> {
  const address = new URL(path.replace('{borehole}', borehole), 'http://any')
  if (language === 'en') address.searchParams.set('lang', 'en')
  await page.goto(address.href.slice('http://any'.length))
  await expect(page.locator(content).first()).toBeVisible()
  await wholePage(page)
  // The map moves to what it shows, and a chart pushes down what is below it.
  if (isApp) await page.waitForLoadState('networkidle')
}

/** Every control that a screen reader meets has a name. */
async function expectNames(page: Page): Promise<void> {
  const { controls, unnamed } = await unnamedControls(page)
  expect.soft(unnamed).toEqual([])
  expect(controls).toBeGreaterThan(3)
  looked('names', controls)
}

/** Whoever asks for less motion sees nothing move but what tells that something is being fetched. */
async function expectNoMotion(page: Page): Promise<void> {
  const moving = await page.evaluate<string[]>(`document.getAnimations().flatMap(({ effect, playState }) => {
    const { endTime, activeDuration } = effect.getComputedTiming()
    return playState === 'running' && endTime !== Infinity && activeDuration > 20 ? [effect.target.className] : []
  })`)
  expect.soft(moving).toEqual([])
  looked('motion')
}

/** What has the focus is seen to have it, as the way goes on through the page and back. */
async function expectKeyboard(page: Page, openAgain: () => Promise<void>): Promise<void> {
  for (const window of [DESK, ZOOMED, NARROW]) {
    await page.setViewportSize(window)
    await openAgain()
    for (const key of ['Tab', 'Shift+Tab'] as const)
      expect
        .soft([window.width, key, await coveredOnTheWay(page, key, STOPS)])
        .toEqual([window.width, key, []])
    looked('keyboard', 2 * STOPS)
  }
}

/** Text of twice and four times the size needs no scrolling sideways. */
async function expectReflow(page: Page): Promise<void> {
  for (const window of [ZOOMED, NARROW]) {
    await page.setViewportSize(window)
    expect.soft([window.width, await sidewaysScroll(page)]).toEqual([window.width, 0])
    expect.soft(await stickingOut(page), `sticking out of ${window.width} px`).toEqual([])
    looked('reflow')
  }
}

/** The most that somebody may space text by, by WCAG 1.4.12. */
const SPACED = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
p { margin-block-end: 2em !important }`

/** The policy of the pages allows no style that is written into them. */
const adoptedSheet = (rules: string): string => `{
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(${JSON.stringify(rules)})
  document.adoptedStyleSheets = [sheet]
}`

async function expectRoomForSpacing(page: Page): Promise<void> {
  await page.setViewportSize(DESK)
  await page.evaluate(adoptedSheet(SPACED))
  expect.soft(await sidewaysScroll(page)).toBe(0)
  expect.soft(await stickingOut(page), 'sticking out when text is spaced').toEqual([])
  await page.evaluate('document.adoptedStyleSheets = []')
  looked('spacing')
}

/** With colours of the visitor's own, what has the focus still has a line around it. */
async function expectForcedColours(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  await toTheTop(page)
  const without: string[] = []
  for (let stop = 0; stop < STOPS; stop++) {
    await page.keyboard.press('Tab')
    const fault = await page.evaluate<string | null>(LINELESS)
    if (fault !== null) without.push(fault)
  }
  expect.soft(without).toEqual([])
  await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'reduce' })
  looked('forcedColours')
}

/** The control that has the focus when neither it nor what it is a part of has an outline, otherwise null. */
const LINELESS = `(() => {
  const focused = document.activeElement
  if (focused === document.body || focused === null || focused.tagName === 'IFRAME') return null
  for (let one = focused, up = 0; one !== null && up < 3; one = one.parentElement, up++) {
    // A link that stands for all of a tile has its line around what is laid over it.
    for (const part of [null, '::before', '::after']) {
      const { outlineStyle, outlineWidth } = getComputedStyle(one, part)
      if (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1) return null
    }
  }
  return focused.tagName + ' ' + (focused.className.baseVal ?? focused.className) + ' ' + focused.textContent.trim().slice(0, 30)
})()`

for (const screen of screens)
  test(`${screen.name} in ${screen.language}: each control has a name, the focus is seen both ways, and text that is enlarged, spaced or in other colours fits [D26.1]`, async ({
    page,
    rowsOf,
  }) => {
    const [borehole] = await rowsOf(boreholes)
    await page.setViewportSize(DESK)
    const openScreen = (): Promise<void> => open(page, screen, String(borehole!['boreholeDbk']))
    await openScreen()
    await test.step('names', () => expectNames(page))
    await test.step('motion', () => expectNoMotion(page))
    await test.step('spacing', () => expectRoomForSpacing(page))
    await test.step('forced colours', () => expectForcedColours(page))
    await test.step('keyboard', () => expectKeyboard(page, openScreen))
    await test.step('reflow', () => expectReflow(page))
  })
