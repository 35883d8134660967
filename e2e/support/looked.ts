import { test } from '@playwright/test'

/** The kinds of check that the accessibility statement tells the results of. */
export const checks = ['axe', 'names', 'keyboard', 'reflow', 'spacing', 'forcedColours', 'motion'] as const

export type Check = (typeof checks)[number]

/** Keeps that a check was made, and of how much, for the results that `npm run accessibility` writes. */
export function looked(check: Check, count = 1): void {
  test.info().annotations.push({ type: check, description: String(count) })
}
