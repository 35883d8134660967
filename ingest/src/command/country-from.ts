import { readFileSync } from 'node:fs'
import type { Box } from '@datacentre/catalogue/geography/blocks'
import { countryBox } from '@datacentre/catalogue/geography/country-box'
import { countryOfSite } from '@datacentre/catalogue/settings/country-of-site'
import type { Environment } from '@datacentre/catalogue/settings/setting-names'
import { siteFileFrom } from '@datacentre/catalogue/settings/site-file'

/** The box that positions must lie in: of the country that the folder of SITE gives, or else of ours. */
export function countryFrom(environment: Environment): Box {
  const site = siteFileFrom(environment, (file) => readFileSync(file, 'utf8'))
  return (site && countryOfSite(site)) ?? countryBox
}
