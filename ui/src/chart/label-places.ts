/** The least distance between two labels, in pixels. */
const APART = 15

/**
 * Where labels stand that want these heights: as near as they can without running into each other, between the edges.
 * Where there is no room for all of them they stand as near together as they must.
 */
export function labelPlaces(wanted: readonly number[], [top, bottom]: readonly [number, number]): number[] {
  const order = wanted.map((_, at) => at).toSorted((a, b) => wanted[a]! - wanted[b]!)
  const apart = Math.min(APART, (bottom - top) / Math.max(1, wanted.length - 1))
  const places = [...wanted]
  let above = top - apart
  for (const at of order) above = places[at] = Math.max(wanted[at]!, above + apart)
  let below = bottom + apart
  for (const at of order.toReversed()) below = places[at] = Math.min(places[at]!, below - apart)
  return places
}

/** Longer names are cut; in letters. */
const LONGEST = 20

/** In pixels; letters of a name are about this wide. */
const LETTER = 6.8

/** From this width on there is room for names at the end of lines; else their marks stand there. */
const WIDE = 560

type Labelled = { readonly label: string; readonly mark: string }

/** What stands at the end of a line: its name where there is room, with its mark before it. */
export const endLabel = ({ label, mark }: Labelled, width: number): string => {
  if (width < WIDE) return mark
  const whole = `${mark} ${label}`
  return whole.length > LONGEST ? `${whole.slice(0, LONGEST - 1)}…` : whole
}

/** The room that labels at the end of lines need, in pixels. */
export const labelRoom = (lines: readonly Labelled[], width: number): number =>
  Math.ceil(Math.max(0, ...lines.map((line) => endLabel(line, width).length)) * LETTER) + 14
