import type { Page } from '@playwright/test'

/** No browser hyphenates a word longer than this well; no text of ours has one. */
const LONGEST_WORD = 20

/** The words of a list that stand on more than one line; a head that only screen readers meet is left out. */
export const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate<string[]>(`(() => {
    const broken = new Set()
    const table = document.querySelector('.result-table')
    const unseen = table.querySelector('thead').clientWidth > 1 ? '.visually-hidden' : '.visually-hidden, thead'
    const walker = document.createTreeWalker(table, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      if (node.parentElement.closest(unseen)) continue
      for (const { 0: word, index } of node.textContent.matchAll(/\\p{L}+/gu)) {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const pieces = [...range.getClientRects()].filter(({ width }) => width > 0)
        const lines = new Set(pieces.map(({ top }) => Math.round(top)))
        if (word.length <= ${LONGEST_WORD} && lines.size > 1) broken.add(word)
      }
    }
    return [...broken]
  })()`)
