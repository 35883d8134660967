import { showLongDay } from '@datacentre/catalogue/wording/long-dates'
import { speak, type TextKey } from '@datacentre/catalogue/texts/index'
import { isOwnPage } from '@datacentre/catalogue/texts/own-pages'
import { escapeHtml } from '../../answer/escape-html.ts'
import { withParameters, type Asked, type SiteFrame } from '../api-base.ts'
import { searchForm } from './search-form.ts'

/** The menu of the parent portal, in its order; the data centre itself stands before it (S2). */
const menu = [
  ['menu.data', 'dataUrl'],
  ['menu.activities', 'activitiesUrl'],
  ['menu.legislationAndProcedures', 'legislationAndProceduresUrl'],
  ['menu.licences', 'licencesUrl'],
  ['menu.miningEffects', 'miningEffectsUrl'],
  ['menu.publications', 'publicationsUrl'],
  ['menu.search', 'searchUrl'],
] as const satisfies readonly (readonly [TextKey, TextKey])[]

/** A link to where a text says: one of our own pages, or one elsewhere; nothing where the text is empty. */
function textLink(asked: Asked, name: TextKey, address: TextKey): string {
  const say = speak(asked.language)
  const to = say(address)
  if (to === '') return ''
  const href = isOwnPage(to)
    ? withParameters(`${asked.home}/${to}`, { lang: asked.language === 'en' ? 'en' : undefined })
    : to
  return `<a href="${escapeHtml(href)}">${escapeHtml(say(name))}</a>`
}

const listed = (links: readonly string[]): string =>
  `<ul>${links
    .filter((link) => link !== '')
    .map((link) => `<li>${link}</li>`)
    .join('')}</ul>`

/** The pages about the site, as the footer of the portal has them. */
const about = ['about', 'links', 'disclaimer', 'privacy', 'accessibility', 'dataset'] as const

/** What stands above every page: the site, its menu, the box to search, and that the data are invented where they are. */
export function siteHeader(asked: Asked, { hasSearch }: { readonly hasSearch: boolean }): string {
  const say = speak(asked.language)
  const home = withParameters(`${asked.home}/`, { lang: asked.language === 'en' ? 'en' : undefined })
  const { logo, isDemonstration } = asked.site
  const mark =
    logo === null
      ? escapeHtml(say('site.name'))
      : `<img src="${escapeHtml(`${asked.home}/${logo.address}`)}" width="${logo.width}" height="${logo.height}" alt="${escapeHtml(say('site.name'))}">`
  const here = `<a href="${escapeHtml(home)}" aria-current="true">${escapeHtml(say('menu.datacenter'))}</a>`
  const notice = isDemonstration
    ? `<aside class="notice" aria-label="${escapeHtml(say('dataset.demonstrationShort'))}"><p>${escapeHtml(say('dataset.demonstration'))} ${textLink(asked, 'footer.dataset', 'datasetUrl')}</p></aside>`
    : ''
  return `<a class="skip" href="#content">${escapeHtml(say('skipToContent'))}</a>
<header class="strip"><div class="bar"><a class="mark" href="${escapeHtml(home)}">${mark}</a>${hasSearch ? searchForm(asked, { place: 'header', text: '' }) : ''}
<nav aria-label="${escapeHtml(say('menu.label'))}">${listed([here, ...menu.map(([name, address]) => textLink(asked, name, address))])}</nav></div></header>
${notice}`
}

/** What stands below every page: help, the pages about the site, and how old the data are. */
export function siteFooter(asked: Asked, inOtherLanguage: string): string {
  const say = speak(asked.language)
  return `<footer class="strip"><div class="bar">
<nav aria-labelledby="footer-service"><h2 id="footer-service">${escapeHtml(say('footer.service'))}</h2>${listed([textLink(asked, 'footer.contact', 'contactUrl'), textLink(asked, 'footer.quickstart', 'quickstartUrl'), inOtherLanguage])}</nav>
<nav aria-labelledby="footer-about"><h2 id="footer-about">${escapeHtml(say('footer.aboutThisSite'))}</h2>${listed(about.map((page) => textLink(asked, `footer.${page}`, `${page}Url`)))}</nav>
<div>${datesOf(asked.site, asked)}</div></div></footer>`
}

function datesOf({ created, isDemonstration }: SiteFrame, { language }: Asked): string {
  const say = speak(language)
  const lines = [
    ...(created === null ? [] : [say('dataset.ofDate', { date: showLongDay(created, say) })]),
    ...(isDemonstration ? [say('dataset.demonstrationShort')] : []),
  ]
  return lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('')
}
