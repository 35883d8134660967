import { SEARCH_LENGTH } from '@datacentre/catalogue/screen-constants'
import { speak } from '@datacentre/catalogue/texts/index'
import { SEARCH_PARAMETER, SEARCH_PATH } from '@datacentre/catalogue/wire/found'
import { escapeHtml } from '../../answer/escape-html.ts'
import type { Asked } from '../api-base.ts'
import { glass } from './glass.ts'

type Box = { readonly place: 'above' | 'page'; readonly text: string }

/** The box that searches everything, without a script: in the bar above a page, or large on the page of the search itself. */
export function searchForm({ home, language }: Asked, { place, text }: Box): string {
  const say = speak(language)
  const button = escapeHtml(say('siteSearch.search'))
  const inEnglish = language === 'en' ? '<input type="hidden" name="lang" value="en">' : ''
  return `<form class="search ${place}" role="search" action="${escapeHtml(`${home}${SEARCH_PATH}`)}" method="get"><label for="search-text">${escapeHtml(say('siteSearch.label'))}</label>
<input id="search-text" type="search" name="${SEARCH_PARAMETER}" value="${escapeHtml(text)}" maxlength="${SEARCH_LENGTH}" placeholder="${escapeHtml(say('siteSearch.placeholder'))}" autocomplete="off" spellcheck="false">${inEnglish}${place === 'page' ? `<button>${button}</button>` : `<button aria-label="${button}">${glass}</button>`}</form>`
}
