import { licenceProduction, productionScreens } from './production/index.ts'
import { registers } from './registers/index.ts'
import { texts } from './texts/index.ts'
import { isOwnPage, shortPages } from './texts/own-pages.ts'

/** The paths of our own short pages, as the texts name them. */
export const ownPages: readonly string[] = [
  ...new Set(shortPages.flatMap((page) => [texts.nl[`${page}Url`], texts.en[`${page}Url`]])),
]
  .filter(isOwnPage)
  .map((address) => `/${address}`)

/** The paths of the portal below its prefix, beside its home. Figures per licence are never shown (S2). */
export const portalPages: readonly string[] = [
  ...[...registers, ...productionScreens]
    .map((screen) => screen.route)
    .filter((route) => route !== licenceProduction.route),
  ...ownPages,
]
