import { speak } from '@datacentre/catalogue/texts/index'
import { escapeHtml } from '../../answer/escape-html.ts'
import { languageLinks } from '../../answer/language-links.ts'
import { ATOM_MEDIA, inLanguage, withParameters, type Asked, type Link } from '../api-base.ts'
import { wordsIn } from '../words.ts'
import { citationOf } from './citation.ts'
import { descriptionHtml } from './page-head.ts'
import { searchForm } from './search-form.ts'
import { siteFooter, siteHeader, textLink } from './site-frame.ts'

export type Crumb = { readonly href: string; readonly text: string }

type PageParts = {
  readonly title: string
  /** The pages above this one, below the data centre. */
  readonly above?: readonly Crumb[]
  readonly body: string
  readonly links?: readonly Link[]
  /** The one address of what it shows, where it has others. */
  readonly canonical?: string
  /** What search engines read of it. */
  readonly data?: unknown
  /** The address to cite where it is not the one that was asked. */
  readonly cited?: string
  /** What a reader must know before all else. */
  readonly notice?: string | null
  /** What makes the page handier, where scripts run. */
  readonly script?: string
  /** False for a page that has no form for programs. */
  readonly hasJson?: boolean
  /** False for a page that has the box to search by itself. */
  readonly hasSearch?: boolean
  /** False for a page that shows no data: nobody cites it, and there is no mistake in it to tell. */
  readonly hasCitation?: boolean
  /** Other forms of the same, with their names. */
  readonly forms?: readonly Crumb[]
}

/** A link in the language of the page, to a part of it where one is named. */
export const linkTo = (href: string, text: string, asked: Asked, part?: string): string => {
  const address = `${inLanguage(href, asked)}${part === undefined ? '' : `#${part}`}`
  return `<a href="${escapeHtml(address)}">${escapeHtml(text)}</a>`
}

export const apiCrumb = ({ base }: Asked): Crumb => ({ href: base, text: 'API' })

/** Home, the data centre, and from there the way to this page, as the portal has it (S2). */
function breadcrumb(asked: Asked, above: readonly Crumb[], title: string): string {
  const say = speak(asked.language)
  const steps = [
    textLink(asked, 'breadcrumb.home', 'homeUrl'),
    linkTo(`${asked.home}/`, say('breadcrumb.datacenter'), asked),
    ...above.map(({ href, text }) => linkTo(href, text, asked)),
    `<a href="${escapeHtml(asked.url)}" aria-current="page">${escapeHtml(title)}</a>`,
  ]
  const listed = steps.filter((step) => step !== '').map((step) => `<li>${step}</li>`)
  return `<nav aria-label="${escapeHtml(say('breadcrumb.label'))}"><ol class="crumbs">${listed.join('')}</ol></nav>`
}

/** Where a mistake in what the page shows is told, with its name filled in, as on the screens of the portal (D26.11). */
function reportHtml({ language }: Asked, title: string): string {
  const say = speak(language)
  const address = say('reportErrorUrl', { name: encodeURIComponent(title) })
  return address === ''
    ? ''
    : `<p class="report"><a href="${escapeHtml(address)}">${escapeHtml(say('reportError'))}</a></p>`
}

/** A whole page from the server, which needs no script: where it belongs, what it shows, and the same for programs. */
export function pageHtml(
  asked: Asked,
  {
    title,
    above = [],
    body,
    links = [],
    forms = [],
    canonical,
    data,
    cited,
    notice = null,
    script,
    hasJson = true,
    hasSearch = true,
    hasCitation = true,
  }: PageParts,
): string {
  const { base, home, language, url } = asked
  const say = speak(language)
  const origin = new URL(base).origin
  const other = language === 'nl' ? 'en' : 'nl'
  const inOther = withParameters(url, { lang: other === 'en' ? 'en' : undefined })
  const otherWords = wordsIn(other)('inOtherLanguage')
  const asJson = `${origin}${withParameters(url, { f: 'json' })}`
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} – ${escapeHtml(say('site.name'))}</title><link rel="icon" href="data:,">
${descriptionHtml(title, body, say)}
<link rel="stylesheet" href="${escapeHtml(home)}/api/documentation.css">
${hasJson ? `<link rel="alternate" type="application/json" href="${escapeHtml(asJson)}">` : ''}
${languageLinks(withParameters(canonical ?? `${origin}${url}`, { lang: undefined, f: undefined }), language)}
${data === undefined ? '' : `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}</script>`}
${script === undefined ? '' : `<script src="${escapeHtml(script)}" defer></script>`}
${links
  .filter(({ rel, type }) => rel === 'next' || rel === 'prev' || type === ATOM_MEDIA)
  .map(
    ({ href, rel, type }) =>
      `<link rel="${rel}"${type === ATOM_MEDIA ? ` type="${type}"` : ''} href="${escapeHtml(href)}">`,
  )
  .join('\n')}</head>
<body>${siteHeader(asked)}
<div class="place">${breadcrumb(asked, above, title)}${hasSearch ? searchForm(asked, { place: 'above', text: '' }) : ''}</div>
<main id="content">
<h1>${escapeHtml(title)}</h1>
${notice === null ? '' : `<p role="note"><strong>${escapeHtml(notice)}</strong></p>`}
${body}
${hasCitation ? `<section><h2>${escapeHtml(wordsIn(language)('cite'))}</h2><p class="citation">${escapeHtml(citationOf(asked, title, cited))}</p></section>${reportHtml(asked, title)}` : ''}
<p>${[...(hasJson ? [{ href: asJson, text: 'JSON' }] : []), ...forms].map(({ href, text }) => `<a href="${escapeHtml(href)}">${escapeHtml(text)}</a>`).join(' · ')}</p>
</main>${siteFooter(asked, `<a lang="${other}" hreflang="${other}" href="${escapeHtml(inOther)}">${escapeHtml(otherWords)}</a>`)}</body></html>
`
}

/** A table that scrolls by itself where it is wider than the window, with the keyboard too. */
export const tableHtml = (label: string, heads: readonly string[], rows: readonly string[]): string =>
  `<div class="scrolled" tabindex="0" role="group" aria-label="${escapeHtml(label)}"><table><thead><tr>${heads.map((head) => `<th scope="col">${escapeHtml(head)}</th>`).join('')}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`
