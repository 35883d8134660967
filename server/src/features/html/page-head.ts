import type { Say } from '@datacentre/catalogue/texts/index'
import { escapeHtml } from '../../answer/escape-html.ts'

/** As much as search engines and messages show. */
const LONGEST = 300

/** Shorter says too little by itself, such as 'Drilled in 1984'. */
const SHORTEST = 40

const shortened = (text: string): string =>
  text.length <= LONGEST ? text : `${text.slice(0, text.lastIndexOf(' ', LONGEST))} …`

/** What a page is about: its first paragraph, which answers what it was asked for, or else what the site is about. */
function descriptionOf(title: string, body: string, say: Say): string {
  const [, paragraph = ''] = /<p\b[^>]*>(.*?)<\/p>/s.exec(body) ?? []
  const words = paragraph
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return words.length >= SHORTEST
    ? shortened(words).replaceAll('"', '&quot;')
    : escapeHtml(`${title}: ${say('home.lead')}`)
}

/** What search engines show of a page, and a message that somebody shares it in. */
export function descriptionHtml(title: string, body: string, say: Say): string {
  const description = descriptionOf(title, body, say)
  return `<meta name="description" content="${description}">
<meta property="og:title" content="${escapeHtml(title)}"><meta property="og:description" content="${description}"><meta property="og:site_name" content="${escapeHtml(say('site.name'))}"><meta property="og:type" content="website">`
}
