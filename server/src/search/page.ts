import { SEARCH_LENGTH } from '@datacentre/catalogue/screen-constants'
import { registers } from '@datacentre/catalogue/registers/index'
import { speak } from '@datacentre/catalogue/texts/index'
import {
  SEARCH_PARAMETER,
  SEARCH_PATH,
  type Found,
  type FoundGroup,
  type FoundResult,
} from '@datacentre/catalogue/wire/found'
import { showAmount } from '@datacentre/catalogue/wording/amount'
import { escapeHtml } from '../answer/escape-html.ts'
import { heading, paragraph } from '../answer/html-text.ts'
import { withParameters, type Asked } from '../features/api-base.ts'
import { linkTo, pageHtml } from '../features/html/frame.ts'
import { searchForm } from '../features/html/search-form.ts'
import { wordsIn } from './words.ts'

const item = (html: string): string => `<li>${html}</li>`

const searchAddress = ({ home }: Asked, text: string): string =>
  withParameters(`${home}${SEARCH_PATH}`, { [SEARCH_PARAMETER]: text })

/** Every page of the search: the box, filled with what was asked, and below it what there is to tell. */
function searchPage(asked: Asked, text: string, body: readonly string[]): string {
  const word = wordsIn(asked.language)
  return pageHtml(asked, {
    title: text === '' ? word('title') : word('titleOf', { text }),
    hasSearch: false,
    hasCitation: false,
    body: [searchForm(asked, { place: 'page', text }), ...body].join('\n'),
  })
}

/** What can be searched for, with examples of this dataset. */
export function emptyPage(asked: Asked, examples: readonly string[]): string {
  const word = wordsIn(asked.language)
  const kinds = (['objects', 'numbers', 'companies', 'places', 'pages'] as const).map((key) =>
    item(escapeHtml(word(key))),
  )
  return searchPage(asked, '', [
    paragraph(word('lead')),
    heading(word('canBe')),
    `<ul>${kinds.join('')}</ul>`,
    paragraph(word('loosely')),
    heading(word('examples')),
    `<ul class="contents">${examples.map((text) => item(linkTo(searchAddress(asked, text), text, asked))).join('')}</ul>`,
  ])
}

export const tooLongPage = (asked: Asked, text: string): string =>
  searchPage(asked, '', [
    `<p role="alert"><strong>${escapeHtml(wordsIn(asked.language)('tooLong', { length: text.length, most: SEARCH_LENGTH }))}</strong></p>`,
  ])

/** What to do when nothing is called like this. */
export function nothingPage(asked: Asked, text: string, instead: readonly string[]): string {
  const { language, home } = asked
  const word = wordsIn(language)
  const others = instead.map((one) => linkTo(searchAddress(asked, one), one, asked))
  const lists = registers.map(({ id, route }) =>
    linkTo(`${home}${route}`, speak(language)(`register.${id}.title`), asked),
  )
  return searchPage(asked, text, [
    `<p class="answer">${escapeHtml(word('none', { text }))}</p>`,
    heading(word('hints')),
    `<ul>${[
      ...(others.length === 0 ? [] : [item(`${escapeHtml(word('instead'))} ${others.join(', ')}`)]),
      item(escapeHtml(word('shorter'))),
      item(escapeHtml(word('spelling'))),
      item(`${escapeHtml(word('lists'))} ${lists.join(', ')}`),
    ].join('')}</ul>`,
  ])
}

/** What was found, by kind. */
export function foundPage(asked: Asked, { text, count, groups }: Found): string {
  const word = wordsIn(asked.language)
  const contents = groups.map(({ id, title, count: inGroup }) =>
    item(`<a href="#${id}">${escapeHtml(title)}</a> (${showAmount(inGroup, asked.language)})`),
  )
  return searchPage(asked, text, [
    `<p class="answer">${escapeHtml(word(count === 1 ? 'found_one' : 'found_other', { count, text }))}</p>`,
    groups.length < 2
      ? ''
      : `<nav aria-label="${escapeHtml(word('groups'))}"><ul class="groups">${contents.join('')}</ul></nav>`,
    ...groups.map((group) => groupHtml(asked, group)),
  ])
}

function groupHtml(asked: Asked, { id, title, count, all, results }: FoundGroup): string {
  const word = wordsIn(asked.language)
  const isCut = count > results.length
  return `<section aria-labelledby="${id}"><h2 id="${id}">${escapeHtml(title)}</h2>
<ul class="found">${results.map((result) => resultHtml(asked, result)).join('')}</ul>
${isCut ? paragraph(word('best', { shown: results.length, count })) : ''}
${all === null ? '' : `<p>${anchor(all.address, all.title)}</p>`}</section>`
}

const anchor = (address: string, text: string, label?: string): string =>
  `<a href="${escapeHtml(address)}"${label === undefined ? '' : ` aria-label="${escapeHtml(label)}"`}>${escapeHtml(text)}</a>`

function resultHtml(asked: Asked, { title, kind, about, address, map, lists }: FoundResult): string {
  const word = wordsIn(asked.language)
  const links = [
    // A place is on the map only, and its title leads there.
    ...(map === null || map === address ? [] : [anchor(map, word('onMap'), `${word('onMap')}: ${title}`)]),
    ...lists.map((list) => anchor(list.address, list.title, `${list.title}: ${title}`)),
  ]
  const told = [
    `<span class="kind">${escapeHtml(kind)}</span>`,
    ...(about === null ? [] : [`<span class="about">${escapeHtml(about)}</span>`]),
  ]
  return `<li><p>${anchor(address, title)} ${told.join(' ')}</p>${links.length === 0 ? '' : `<p class="ways">${links.join(' ')}</p>`}</li>`
}
