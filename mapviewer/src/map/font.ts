/** The page's own typeface, for names drawn on the canvas. */
const family = getComputedStyle(document.body).fontFamily

export const fontOf = (pixels: number, weight = 400): string => `${weight} ${pixels}px ${family}`
