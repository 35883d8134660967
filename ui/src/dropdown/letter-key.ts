import type { KeyboardEvent } from 'react'

/** A key that stands for a letter, and no shortcut. */
export const isLetter = (event: KeyboardEvent): boolean =>
  event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey
