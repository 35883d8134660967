import type { Language } from '../texts/index.ts'

/** Three arched layers, as they lie over a trap, and a borehole that bends towards it: paths on 48 by 48. */
export const siteMark = {
  upper: 'M2.4 20Q24 6 45.6 20A22 22 0 0 1 45.6 28Q24 16 2.4 28A22 22 0 0 1 2.4 20Z',
  middle: 'M2.4 28Q24 16 45.6 28A22 22 0 0 1 42.4 36Q24 28 5.6 36A22 22 0 0 1 2.4 28Z',
  lower: 'M5.6 36Q24 28 42.4 36A22 22 0 0 1 5.6 36Z',
  borehole: 'M24 2V19Q24 27 32 30',
} as const

/** The name of the parent portal beside the mark, on two lines (S2). */
export const siteLogoWords: Readonly<Record<Language, readonly [string, string]>> = {
  nl: ['Olie- en', 'gasportaal'],
  en: ['Oil and', 'gas portal'],
}
