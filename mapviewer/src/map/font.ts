let family: string | null = null

/** The page's own typeface, for names drawn on the canvas. */
export function fontOf(pixels: number, weight = 400): string {
  family ??= getComputedStyle(document.body).fontFamily
  return `${weight} ${pixels}px ${family}`
}
