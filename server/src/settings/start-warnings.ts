import { misspeltSettings, sayMisspelt } from '@datacentre/catalogue/settings/misspelt-settings'
import type { Environment } from '@datacentre/catalogue/settings/setting-names'
import type { Settings } from './settings.ts'
import { sayPagesOfOurCountry } from './site/pages-of-our-country.ts'
import { sayExpired } from './site/site-security-text.ts'

/** What an operator should know at the start, and what does not stop it: each a sentence or two. */
export const startWarnings = (
  environment: Environment,
  { site }: Pick<Settings, 'site'>,
): readonly string[] =>
  [
    ...misspeltSettings(environment).map(sayMisspelt),
    sayPagesOfOurCountry(site),
    sayExpired(site.security, Date.now()),
  ].filter((said) => said !== null)
