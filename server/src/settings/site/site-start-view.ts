import { countryBox } from '@datacentre/catalogue/geography/country-box'
import { mapZooms } from '@datacentre/catalogue/geography/map-zooms'
import { countryOfSite } from '@datacentre/catalogue/settings/country-of-site'
import { SiteNotAllowed, type SiteFile } from '@datacentre/catalogue/settings/site-file'
import type { StartView } from '@datacentre/catalogue/wire/config'

const { least, most } = mapZooms

/** What the map shows first, which must lie in the country; null where the site does not say. */
export function siteStartView(site: SiteFile): StartView | null {
  const given = site.content['view']
  if (given === undefined) return null
  const { west, south, east, north } = countryOfSite(site) ?? countryBox
  const { longitude, latitude, zoom, ...more } = Object(given) as Readonly<Record<string, unknown>>
  const isKnown = Object.keys(more).length === 0
  if (isKnown && isIn(longitude, [west, east]) && isIn(latitude, [south, north]) && isIn(zoom, [least, most]))
    return { longitude, latitude, zoom }
  throw new SiteNotAllowed(
    site.file,
    `view must have a longitude from ${west} to ${east} and a latitude from ${south} to ${north}, which is in the country, ` +
      `and a zoom from ${least} to ${most}`,
  )
}

const isIn = (value: unknown, [low, high]: readonly [number, number]): value is number =>
  typeof value === 'number' && value >= low && value <= high
