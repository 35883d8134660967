import { speak, type Language } from '@datacentre/catalogue/texts/index'
import { escapeHtml } from './escape-html.ts'

/** Words as a paragraph of a page. */
export const paragraph = (words: string): string => `<p>${escapeHtml(words)}</p>`

/** Words as the heading of a part of a page. */
export const heading = (words: string): string => `<h2>${escapeHtml(words)}</h2>`

/** A dash where nothing is known, which a screen reader says in words, as in the portal. */
export const missingHtml = (language: Language): string =>
  `<span aria-hidden="true">-</span><span class="unseen">${escapeHtml(speak(language)('value.missing'))}</span>`

/** Words, or the dash where there are none. */
export const shownHtml = (words: string | null, language: Language): string =>
  words === null || words === '' ? missingHtml(language) : escapeHtml(words)
