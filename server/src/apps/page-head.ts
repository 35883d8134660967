import { productionScreens } from '@datacentre/catalogue/production/index'
import { registers } from '@datacentre/catalogue/registers/index'
import { speak, type Language, type TextKey } from '@datacentre/catalogue/texts/index'
import { escapeHtml } from '../answer/escape-html.ts'
import { languageLinks } from '../answer/language-links.ts'
import { inLanguage } from './site-head.ts'

/** What the screens are called, by their paths below the prefix. */
const titles: ReadonlyMap<string, TextKey> = new Map([
  ...registers.map(({ route, id }): [string, TextKey] => [route, `register.${id}.title`]),
  ...productionScreens.map(({ route, id }): [string, TextKey] => [route, `production.${id}.title`]),
])

export type PageAsked = {
  /** Below the prefix. */
  readonly path: string
  /** From the question mark on; empty where there is none. */
  readonly query: string
  readonly language: Language
  /** The app's whole address, without what is below it. */
  readonly home: string
  /** Whether nothing but the language stands behind the question mark: a narrowed list is a page of its own. */
  readonly isPlain: boolean
}

/** The head of one page of an app, for who reads it without a script: its language, its name, and its addresses. */
export function withPageHead(
  page: string,
  { path, language, home, isPlain }: Omit<PageAsked, 'query'>,
): string {
  const say = speak(language)
  const key = titles.get(path)
  const title = key === undefined ? say('site.name') : say('site.pageTitle', { page: say(key) })
  const named = inLanguage(page, { language, title })
  if (!isPlain) return named
  const addresses = `${languageLinks(home + path, language)}\n<meta property="og:url" content="${escapeHtml(home + path)}">`
  return named.replace('</head>', () => `${addresses}\n</head>`)
}
