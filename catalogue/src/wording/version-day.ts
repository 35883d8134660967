import type { Say } from '../texts/speak-from.ts'
import { readDay } from '../time/days.ts'
import type { DatasetVersion } from '../wire/config.ts'
import { showLongDay } from './long-dates.ts'

/** The day of a version in words: that of its package, or else of its import. */
export const showVersionDay = (
  { created, importedAt }: Pick<DatasetVersion, 'created' | 'importedAt'>,
  say: Say,
): string => showLongDay((created === null ? null : readDay(created)) ?? importedAt, say)
