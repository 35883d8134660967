/** How far out and in the map goes, in zoom levels of the national tiling scheme. */
export const mapZooms = { least: 1, most: 15 } as const

/** Metres in a pixel at zoom 0 of the national tiling scheme, which a configured base map follows. */
const ZOOM_0 = 3440.64

export const zoomOf = (resolution: number): number => Math.log2(ZOOM_0 / resolution)
export const resolutionAt = (zoom: number): number => ZOOM_0 / 2 ** zoom

/** The pixels of a common screen of a desktop; on a smaller one a visitor moves the map. */
const SCREEN = { width: 1920, height: 1080 }

/** What the map shows when it is zoomed out all the way, in metres: no country can be larger. */
export const mostShown = {
  width: SCREEN.width * resolutionAt(mapZooms.least),
  height: SCREEN.height * resolutionAt(mapZooms.least),
}
