import type { Box } from './blocks.ts'

/** Within these degrees of WGS84 lie the country and its part of the sea; what lies outside is rather a mistake. */
export const countryBox: Box = { west: 2, south: 50.5, east: 7.6, north: 56 }
