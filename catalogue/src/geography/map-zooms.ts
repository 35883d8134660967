/** How far out and in the map goes, in zoom levels of the national tiling scheme. */
export const mapZooms = { least: 1, most: 15 } as const
