/** Text as high as this fits any window with room for what is around it. */
const LARGEST = 0.6

/**
 * Keeps what the keyboard has come to wholly in view. A browser leaves it where it is when an edge of it is seen: a word of a bar that
 * scrolls sideways is then cut in half, and what lies behind a heading that stays in place is not moved from there.
 */
export function keepFocusInView(): void {
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLElement) || !target.matches(':focus-visible')) return
    // A heading that a screen gives the focus to when it opens: where the page stands then is up to the screen.
    if (target.tabIndex < 0) return
    const { height, width } = target.getBoundingClientRect()
    if (height > LARGEST * innerHeight || width > innerWidth) return
    target.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
  })
}
