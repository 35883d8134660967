import { SEARCH_LENGTH } from '@datacentre/catalogue/screen-constants'
import { speak } from '@datacentre/catalogue/texts/index'
import { SEARCH_PARAMETER, SEARCH_PATH } from '@datacentre/catalogue/wire/found'
import { escapeHtml } from '../../answer/escape-html.ts'
import type { Asked } from '../api-base.ts'

type Box = { readonly place: 'header' | 'page'; readonly text: string }

/** The box that searches everything, without a script: in the header, or large on the page of the search itself. */
export function searchForm({ home, language }: Asked, { place, text }: Box): string {
  const say = speak(language)
  const inEnglish = language === 'en' ? '<input type="hidden" name="lang" value="en">' : ''
  return `<form class="search ${place}" role="search" action="${escapeHtml(`${home}${SEARCH_PATH}`)}" method="get"><label for="search-text">${escapeHtml(say('siteSearch.label'))}</label>
<input id="search-text" type="search" name="${SEARCH_PARAMETER}" value="${escapeHtml(text)}" maxlength="${SEARCH_LENGTH}" placeholder="${escapeHtml(say('siteSearch.placeholder'))}" autocomplete="off" spellcheck="false">${inEnglish}<button>${escapeHtml(say('siteSearch.search'))}</button></form>`
}
