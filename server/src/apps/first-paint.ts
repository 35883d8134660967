import type { Register } from '@datacentre/catalogue/grammar/register'
import { productionScreens, type DeclaredScreen } from '@datacentre/catalogue/production/index'
import { registers } from '@datacentre/catalogue/registers/index'
import { isOwnPage } from '@datacentre/catalogue/texts/own-pages'
import { speak, type Language, type TextKey } from '@datacentre/catalogue/texts/index'
import { withLanguage } from '@datacentre/catalogue/wire/language'
import { escapeHtml } from '../answer/escape-html.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { firstAnswerOf } from './first-answer.ts'
import { firstRowsOf } from './first-rows.ts'

/** Where the app draws itself; what stands in it goes when it does. */
const EMPTY_APP = '<div id="app"></div>'

/** What a page holds before its app has started, and what the app goes on with. */
export type FirstPaint = { readonly drawn: string; readonly data: string }

export const NO_FIRST_PAINT: FirstPaint = { drawn: '', data: '' }

type Asked = {
  /** Below the prefix. */
  readonly path: string
  readonly language: Language
  /** Whether nothing but the language stands behind the question mark. */
  readonly isPlain: boolean
  /** The year of today, in which what is asked for ends. */
  readonly thisYear: number
}

/** What a list or a page of figures shows before its app has started. */
export function firstPaint(asked: Asked, snapshot: Snapshot | null): FirstPaint {
  const register = registers.find(({ route }) => route === asked.path)
  if (register !== undefined) return firstPaintOfList(register, asked, snapshot)
  const screen = productionScreens.find(({ route }) => route === asked.path)
  return screen === undefined ? NO_FIRST_PAINT : firstPaintOfFigures(screen, asked, snapshot)
}

/**
 * The name of a list, its first rows where nothing narrows them, and the box that selects all rows, disabled: scripts that people
 * have look for that box as soon as the page has loaded (D29.12).
 */
function firstPaintOfList(
  register: Register,
  { language, isPlain }: Asked,
  snapshot: Snapshot | null,
): FirstPaint {
  const say = speak(language)
  const words = (key: Parameters<typeof say>[0]): string => escapeHtml(say(key))
  const first = isPlain && snapshot !== null ? firstRowsOf(snapshot, register, language) : null
  const drawn = [
    `<div class="page-frame first-paint${isBelowTabs(register) ? ' is-below-tabs' : ''}">`,
    ...noticeOf(snapshot, language),
    trailTo(`register.${register.id}.title`, language),
    `<main class="page-frame-content" data-wide lang="${language}" aria-busy="true">`,
    `<h1>${words(`register.${register.id}.title`)}</h1>`,
    '<div class="first-paint-tools"><span class="select-all-box"><div role="checkbox" aria-checked="false" aria-disabled="true">',
    `${words('selection.all')}</div></span>`,
    `<p>${words('loadingResults')}</p></div>`,
    ...(first === null ? [] : [`<div class="first-paint-rows ${register.style}">${first.table}</div>`]),
    '</main></div>',
  ].join('')
  return { drawn, data: first === null ? '' : dataElement('first-rows', first.data) }
}

/** Registers of one style are parted by tabs above their name. */
const isBelowTabs = ({ style }: Register): boolean =>
  registers.filter((one) => one.style === style).length > 1

/** The name of a page of figures, and what they answer where nothing else is asked. */
function firstPaintOfFigures(
  screen: DeclaredScreen,
  { language, isPlain, thisYear }: Asked,
  snapshot: Snapshot | null,
): FirstPaint {
  const say = speak(language)
  const answer = isPlain && snapshot !== null ? firstAnswerOf(snapshot, { screen, language, thisYear }) : null
  const drawn = [
    '<div class="page-frame first-paint">',
    ...noticeOf(snapshot, language),
    trailTo(`production.${screen.id}.title`, language),
    // Not busy: without a script nothing more comes.
    `<main class="page-frame-content" lang="${language}">`,
    `<h1>${escapeHtml(say(`production.${screen.id}.title`))}</h1>`,
    `<p class="first-paint-figures">${escapeHtml(say('loadingResults'))}</p>`,
    ...(answer === null ? [] : [`<p class="first-paint-answer">${escapeHtml(answer.sentence)}</p>`]),
    '</main></div>',
  ].join('')
  return { drawn, data: answer === null ? '' : dataElement('first-answer', answer.data) }
}

/** The way to a page, as the app draws it (breadcrumb.tsx), and the place of the box that searches everything. */
function trailTo(title: TextKey, language: Language): string {
  const say = speak(language)
  const words = (key: TextKey): string => escapeHtml(say(key))
  const inSite = (path: string): string => withLanguage(`./${path.replace(/^\//, '')}`, language)
  const link = (address: string, key: TextKey): string =>
    `<a href="${escapeHtml(isOwnPage(address) ? inSite(address) : address)}">${words(key)}</a>`
  const steps = [
    ...(say('homeUrl') === '' ? [] : [link(say('homeUrl'), 'breadcrumb.home')]),
    link('/', 'breadcrumb.datacenter'),
    `<a aria-current="page">${words(title)}</a>`,
  ]
  // The place of the sign, which comes with the app.
  const listed = steps.map(
    (step, at) => `<li>${at === 0 ? '' : '<svg aria-hidden="true"></svg>'}${step}</li>`,
  )
  return `<div class="page-frame-bar" lang="${language}"><nav class="breadcrumb" aria-label="${words('breadcrumb.label')}"><ol>${listed.join('')}</ol></nav><div class="first-paint-search"></div></div>`
}

/** What the app goes on with. */
const dataElement = (id: string, data: string): string =>
  `<script type="application/json" id="${id}">${data}</script>`

const noticeOf = (snapshot: Snapshot | null, language: Language): readonly string[] =>
  snapshot?.version.demonstration === true ? [noticeIn(language)] : []

/** Rows that were invented are not shown without saying so (D24). */
function noticeIn(language: Language): string {
  const say = speak(language)
  const link = `<a href="${escapeHtml(withLanguage(say('datasetUrl'), language))}">${escapeHtml(say('footer.dataset'))}</a>`
  return `<aside class="demonstration-notice first-paint-notice" aria-label="${escapeHtml(say('dataset.demonstrationShort'))}"><p><span>${escapeHtml(say('dataset.demonstration'))} ${link}</span></p></aside>`
}

export const withFirstPaint = (page: string, { drawn, data }: FirstPaint): string =>
  page.replace(EMPTY_APP, () => `${data}${EMPTY_APP.replace('></', () => `>${drawn}</`)}`)
