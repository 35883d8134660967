let family: string | null = null

/** The page's own typeface, and for where it does not come the last of those that may stand in for it. */
function ownFamily(): string {
  const families = getComputedStyle(document.body).fontFamily.split(',')
  // OpenLayers would draw all names again once it finds any of those between, which are there from the start.
  return [...new Set([families[0], families.at(-1)])].join(',')
}

/** The page's own typeface, for names drawn on the canvas. */
export function fontOf(pixels: number, weight = 400): string {
  family ??= ownFamily()
  return `${weight} ${pixels}px ${family}`
}

/** Kept when the typeface has come, or will not. */
export const whenFontIsThere = (): Promise<unknown> => document.fonts.load(fontOf(14)).catch(() => undefined)
