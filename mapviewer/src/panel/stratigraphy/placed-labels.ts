/** A label with the middle it belongs to, in pixels. */
export type Wanted = { readonly key: string; readonly middle: number }

type Room = { readonly height: number; readonly lineHeight: number }

/**
 * Where labels stand so that none lies over another, as near to their middles as that allows. When there are more than
 * fit, those of the thinnest layers have to give way before this: all that come in are placed.
 */
export function placedLabels(
  wanted: readonly Wanted[],
  { height, lineHeight }: Room,
): ReadonlyMap<string, number> {
  const placed: number[] = []
  // Down: each below the one before it.
  wanted.forEach(({ middle }, at) => {
    placed[at] = Math.max(middle, (placed[at - 1] ?? -Infinity) + lineHeight)
  })
  // Up again from the bottom, for those that were pushed out.
  for (let at = placed.length - 1, limit = height - lineHeight / 2; at >= 0; at--) {
    placed[at] = Math.min(placed[at] ?? 0, limit)
    limit = (placed[at] ?? 0) - lineHeight
  }
  return new Map(wanted.map(({ key }, at) => [key, placed[at] ?? 0]))
}
