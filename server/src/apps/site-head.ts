import { speak, type Language } from '@datacentre/catalogue/texts/index'
import { escapeHtml } from '../answer/escape-html.ts'
import type { Site } from '../settings/site/site-settings.ts'

const withTitle = (page: string, title: string): string =>
  page.replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(title)}</title>`)

const withMeta = (page: string, name: string, content: string): string =>
  page.replace(
    new RegExp(`(<meta\\s+(?:name|property)="${name}"\\s+content=")[^"]*`),
    (_, before: string) => `${before}${escapeHtml(content)}`,
  )

/** A page of an app for who reads it without a script: its language, its name, and what the data centre is. */
export function inLanguage(page: string, { language, title }: InLanguage): string {
  const described = withMeta(withTitle(page, title), 'description', speak(language)('home.lead'))
  return described.replace('<html lang="nl">', `<html lang="${language}">`)
}

type InLanguage = { readonly language: Language; readonly title: string }

/** Our picture beside a shared link bears our name, and our icon is our own mark. */
const withoutOurPictures = (page: string, icon: string): string =>
  withMeta(page, 'twitter:card', 'summary')
    .replaceAll(/\s*<meta\s+property="og:image[^>]*>/g, '')
    .replace(/(<link rel="icon")[^>]*>/, (_, before: string) => `${before} href="${icon}" />`)

/**
 * The head of a page in the words of the site: what stands on a tab before the app starts, and what is shown of a link that
 * somebody shares. One page serves both languages: names are Dutch, and what describes is in both.
 */
export function withSiteHead(page: string, { onScreen }: Pick<Site, 'onScreen'>): string {
  const [nl, en] = [speak('nl'), speak('en')]
  const name = nl('site.name')
  const lead = nl('home.lead')
  const named = [
    ['description', lead],
    ['og:site_name', name],
    ['og:description', `${lead} ${en('home.lead')}`],
    ...(onScreen.ownName ? [['og:title', name]] : []),
  ].reduce((made, [key = '', content = '']) => withMeta(made, key, content), withTitle(page, name))
  if (!onScreen.ownName) return named
  return withoutOurPictures(named, onScreen.logo === null ? 'data:,' : `./${onScreen.logo.address}`)
}
