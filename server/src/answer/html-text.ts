import { escapeHtml } from './escape-html.ts'

/** Words as a paragraph of a page. */
export const paragraph = (words: string): string => `<p>${escapeHtml(words)}</p>`

/** Words as the heading of a part of a page. */
export const heading = (words: string): string => `<h2>${escapeHtml(words)}</h2>`
