import { SEARCH_LENGTH } from '@datacentre/catalogue/screen-constants'
import { speak, type Language } from '@datacentre/catalogue/texts/index'
import { PLACE_PARAMETER, PLACE_PATH } from '@datacentre/catalogue/wire/place-addresses'
import { escapeHtml } from '../../answer/escape-html.ts'
import type { Asked } from '../../features/api-base.ts'
import { linkTo, pageHtml } from '../../features/html/frame.ts'
import { placePath, provinceName, type Place } from '../known/places.ts'
import { wordsIn } from '../words.ts'

/** What was typed, and the places that it may be. */
type Finder = { readonly text: string; readonly instead: readonly Place[]; readonly isKnown: boolean }

/** A question that leads to the page of a place; with what is like it where the name is not known, or that of several. */
export function finderPage(asked: Asked, { text, instead, isKnown }: Finder): string {
  const word = wordsIn(asked.language)
  const told =
    text === ''
      ? ''
      : `<p class="answer">${escapeHtml(word(isKnown ? 'several' : 'notKnown', { text }))}</p>${choicesHtml(asked, instead, isKnown)}`
  return pageHtml(asked, {
    title: word('finder'),
    canonical: `${asked.home}${PLACE_PATH}`,
    hasJson: false,
    hasCitation: false,
    body: [`<p>${escapeHtml(word('finderLead'))}</p>`, formHtml(asked, text), told].join('\n'),
  })
}

function formHtml({ home, language }: Asked, text: string): string {
  const word = wordsIn(language)
  const inEnglish = language === 'en' ? '<input type="hidden" name="lang" value="en">' : ''
  return `<form class="search page" action="${escapeHtml(`${home}${PLACE_PATH}`)}" method="get"><label for="place-text">${escapeHtml(word('finderLabel'))}</label>
<input id="place-text" type="search" name="${PLACE_PARAMETER}" value="${escapeHtml(text)}" maxlength="${SEARCH_LENGTH}" autocomplete="off" spellcheck="false">${inEnglish}<button>${escapeHtml(word('finderButton'))}</button></form>`
}

function choicesHtml(asked: Asked, places: readonly Place[], isKnown: boolean): string {
  const word = wordsIn(asked.language)
  if (places.length === 0) return `<p>${escapeHtml(word('none'))}</p>`
  const items = places.map(
    (place) =>
      `<li><p>${linkTo(`${asked.home}${placePath(place)}`, place.name(asked.language), asked)} <span class="kind">${escapeHtml(word(`kind.${place.kind}`))}</span> <span class="about">${escapeHtml(aboutOf(place, asked.language))}</span></p></li>`,
  )
  return `${isKnown ? '' : `<p>${escapeHtml(word('likeIt'))}</p>`}<ul class="found">${items.join('')}</ul>`
}

/** In what it lies, to tell places of one name apart. */
export function aboutOf(place: Place, language: Language): string {
  const { municipality, province } = place.within()
  const parts = [
    ...(municipality === null
      ? []
      : [speak(language)('map.town.municipality', { municipality: municipality.name })]),
    ...(province === null ? [] : [provinceName(province, language)]),
  ]
  return parts.join(' · ')
}
