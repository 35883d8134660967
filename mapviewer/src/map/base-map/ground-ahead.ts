/** Takes away the picture of the land that the server put on the page, when the map has drawn its own (map-first-paint.ts). */
export const removeGroundAhead = (): void => document.querySelector('.map-ahead')?.remove()
