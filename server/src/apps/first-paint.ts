import { registers } from '@datacentre/catalogue/registers/index'
import { speak, type Language } from '@datacentre/catalogue/texts/index'
import { escapeHtml } from '../answer/escape-html.ts'

/** Where the app draws itself; what stands in it goes when it does. */
const EMPTY_APP = '<div id="app"></div>'

/**
 * What a page holds before its app has started, by its path below the prefix. A list holds its name and the box that
 * selects all rows, disabled: scripts that people have look for that box as soon as the page has loaded (D29.12).
 */
export function firstPaint(path: string, language: Language): string {
  const register = registers.find(({ route }) => route === path)
  if (register === undefined) return ''
  const say = speak(language)
  const words = (key: Parameters<typeof say>[0]): string => escapeHtml(say(key))
  return [
    `<div class="page-frame first-paint"><main class="page-frame-content" lang="${language}" aria-busy="true">`,
    `<h1>${words(`register.${register.id}.title`)}</h1>`,
    '<span class="select-all-box"><div role="checkbox" aria-checked="false" aria-disabled="true">',
    `${words('selection.all')}</div></span>`,
    `<p>${words('loadingResults')}</p>`,
    '</main></div>',
  ].join('')
}

export const withFirstPaint = (page: string, drawn: string): string =>
  page.replace(EMPTY_APP, () => EMPTY_APP.replace('></', () => `>${drawn}</`))
