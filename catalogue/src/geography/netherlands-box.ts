/** The Netherlands and their part of the North Sea, in metres RD: west, south, east and north. */
export const NETHERLANDS_BOX = [-60_000, 305_000, 290_000, 865_000] as const
