import { showLongDay } from '@datacentre/catalogue/wording/long-dates'
import { partnerLogos } from '@datacentre/catalogue/signs/partner-logos'
import { siteLogoWords, siteMark } from '@datacentre/catalogue/signs/site-logo'
import { speak, type TextKey } from '@datacentre/catalogue/texts/index'
import { isOwnPage } from '@datacentre/catalogue/texts/own-pages'
import { escapeHtml } from '../../answer/escape-html.ts'
import { inLanguage, type Asked, type SiteFrame } from '../api-base.ts'
import { glass } from './glass.ts'

/** The menu of the parent portal, in its order; the data centre itself stands before it (S2). */
const menu = [
  ['menu.data', 'dataUrl'],
  ['menu.activities', 'activitiesUrl'],
  ['menu.legislationAndProcedures', 'legislationAndProceduresUrl'],
  ['menu.licences', 'licencesUrl'],
  ['menu.miningEffects', 'miningEffectsUrl'],
  ['menu.publications', 'publicationsUrl'],
] as const satisfies readonly (readonly [TextKey, TextKey])[]

/** Where a text says that a link goes: to one of our own pages, or elsewhere; null where the text is empty. */
function addressIn(asked: Asked, address: TextKey): string | null {
  const to = speak(asked.language)(address)
  if (to === '') return null
  return isOwnPage(to) ? inLanguage(`${asked.home}/${to}`, asked) : to
}

/** A link to where a text says; nothing where the text is empty. */
export function textLink(asked: Asked, name: TextKey, address: TextKey): string {
  const href = addressIn(asked, address)
  if (href === null) return ''
  return `<a href="${escapeHtml(href)}">${escapeHtml(speak(asked.language)(name))}</a>`
}

/** The search of the parent portal, a sign without words as in the portal: the box below it searches the data centre. */
function portalSearch(asked: Asked): string {
  const href = addressIn(asked, 'searchUrl')
  if (href === null) return ''
  return `<a href="${escapeHtml(href)}" aria-label="${escapeHtml(speak(asked.language)('menu.search'))}">${glass}<span class="word">${escapeHtml(speak(asked.language)('menu.search'))}</span></a>`
}

/** Opens the menu on a phone, without a script; on a wider window the menu is always there. */
const menuButton = ({ language }: Asked): string =>
  `<button class="menu" popovertarget="menu" aria-label="${escapeHtml(speak(language)('menu.open'))}"><svg viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" aria-hidden="true"><path d="M4 6.5h16M4 12h16M4 17.5h16"/></svg></button>`

const listed = (links: readonly string[], attributes = ''): string =>
  `<ul${attributes}>${links
    .filter((link) => link !== '')
    .map((link) => `<li>${link}</li>`)
    .join('')}</ul>`

/** The pages about the site, as the footer of the portal has them. */
const about = ['about', 'links', 'disclaimer', 'privacy', 'accessibility', 'dataset'] as const

/** Beside what a visitor must know of the data, as the portal has it. */
const noticeSign =
  '<svg viewBox="0 0 24 24" width="20" height="20" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" aria-hidden="true"><circle cx="12" cy="12" r="9"/><path d="M12 11v5.5M12 7.5v.01"/></svg>'

/** What stands above every page: the site, its menu, and that the data are invented where they are. */
export function siteHeader(asked: Asked): string {
  const say = speak(asked.language)
  const home = inLanguage(`${asked.home}/`, asked)
  const { isDemonstration } = asked.site
  const here = `<a href="${escapeHtml(home)}" aria-current="true">${escapeHtml(say('menu.datacenter'))}</a>`
  const notice = isDemonstration
    ? `<aside class="notice" aria-label="${escapeHtml(say('dataset.demonstrationShort'))}"><p>${noticeSign}<span>${escapeHtml(say('dataset.demonstration'))} ${textLink(asked, 'footer.dataset', 'datasetUrl')}</span></p></aside>`
    : ''
  return `<a class="skip" href="#content">${escapeHtml(say('skipToContent'))}</a>
<header class="strip"><div class="bar">${markLink(asked)}
<nav aria-label="${escapeHtml(say('menu.label'))}">${menuButton(asked)}${listed([here, ...menu.map(([name, address]) => textLink(asked, name, address)), portalSearch(asked)], ' id="menu" popover')}</nav></div></header>
${notice}`
}

/** The mark leads to the root of the site, as in the portal (S2.17); it leads nowhere where the site has none. */
function markLink(asked: Asked): string {
  const href = addressIn(asked, 'homeUrl')
  const mark = markOf(asked)
  return href === null
    ? `<span class="mark">${mark}</span>`
    : `<a class="mark" href="${escapeHtml(href)}">${mark}</a>`
}

/** What the site is known by, as the header of the portal has it: its own logo or name, or else our logo. */
function markOf({ site: { logo, ownName }, home, language }: Asked): string {
  const say = speak(language)
  if (logo !== null)
    return `<img src="${escapeHtml(`${home}/${logo.address}`)}" width="${logo.width}" height="${logo.height}" alt="${escapeHtml(say('logo.site'))}">`
  if (ownName) return escapeHtml(say('site.name'))
  const [first, second] = siteLogoWords[language]
  const paths = Object.entries(siteMark).map(([part, d]) => `<path class="${part}" d="${d}"/>`)
  return `<svg class="logo" viewBox="0 0 148 48" width="173" height="56" role="img" aria-label="${escapeHtml(say('logo.site'))}">${paths.join('')}<text x="58" y="20">${first}</text><text x="58" y="41">${second}</text></svg>`
}

/** What stands below every page: help, the pages about the site, and how old the data are. */
export function siteFooter(asked: Asked, inOtherLanguage: string): string {
  const say = speak(asked.language)
  return `<footer class="strip" aria-label="${escapeHtml(say('footer.label'))}"><div class="bar">
${partnersOf(asked)}<nav aria-labelledby="footer-service"><h2 id="footer-service">${escapeHtml(say('footer.service'))}</h2>${listed([textLink(asked, 'footer.contact', 'contactUrl'), textLink(asked, 'footer.quickstart', 'quickstartUrl'), inOtherLanguage])}</nav>
<nav aria-labelledby="footer-about"><h2 id="footer-about">${escapeHtml(say('footer.aboutThisSite'))}</h2>${listed(about.map((page) => textLink(asked, `footer.${page}`, `${page}Url`)))}</nav>
<div>${datesOf(asked.site, asked)}</div></div></footer>`
}

/** The logos of our partners, as the footer of the portal has them. */
function partnersOf(asked: Asked): string {
  if (!asked.site.partners) return ''
  const links = partnerLogos.flatMap(({ mark, words, name, address }) => {
    const href = addressIn(asked, address)
    const [first, second] = words[asked.language]
    if (href === null) return []
    return `<a href="${escapeHtml(href)}"><svg viewBox="0 0 156 48" width="156" height="48" role="img" aria-label="${escapeHtml(speak(asked.language)(name))}"><path d="${mark}"/><text x="58" y="21">${first}</text><text x="58" y="40">${second}</text></svg></a>`
  })
  return `<div class="partners">${links.join('')}</div>`
}

function datesOf({ created, isDemonstration }: SiteFrame, { language }: Asked): string {
  const say = speak(language)
  const lines = [
    ...(created === null ? [] : [say('dataset.ofDate', { date: showLongDay(created, say) })]),
    ...(isDemonstration ? [say('dataset.demonstrationShort')] : []),
  ]
  return lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('')
}
