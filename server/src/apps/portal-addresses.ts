import { ownPages, portalPages } from '@datacentre/catalogue/portal-pages'
import { writtenPagePath } from '@datacentre/catalogue/texts/written-pages'
import type { Site } from '../settings/site/site-settings.ts'

/** Our own pages that the organisation wrote itself. */
export const replacedPages = ({ pages }: Pick<Site, 'pages'>): readonly string[] =>
  ownPages.filter((path) => pages.some(({ name }) => name === path.slice(1)))

/** The paths of the portal's pages below its prefix, beside its home. */
export const portalAddresses = (site: Pick<Site, 'pages'>): readonly string[] => [
  ...portalPages.filter((path) => !replacedPages(site).includes(path)),
  ...site.pages.map(({ name }) => `/${writtenPagePath(name)}`),
]
