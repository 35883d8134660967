import type { BaseMap } from '@datacentre/catalogue/wire/config'

/** The website that the pictures of a configured base map come from. */
export const tileHost = ({ url }: BaseMap): string => new URL(url.replaceAll(/[{}]/g, '')).host
