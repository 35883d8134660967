import type { Pattern } from './band-looks.ts'

/** The side of the tile that a pattern repeats. */
export const PATTERN_TILE = 8

/** Marks on a tile of eight by eight, drawn in the colour of the surface. */
export const bandMarks: Readonly<
  Record<Exclude<Pattern, 'plain' | 'partial'>, { readonly d: string; readonly width: number }>
> = {
  rising: { d: 'M-2 2 2-2M-1 9 9-1M6 10l4-4', width: 1 },
  falling: { d: 'M-2 6l4 4M-1-1 9 9M6-2l4 4', width: 1 },
  crossed: { d: 'M-1 9 9-1M-1-1 9 9', width: 0.75 },
  dots: { d: 'M2 2h0M6 6h0', width: 2 },
  lines: { d: 'M0 4h8', width: 1 },
}

/** Enough to tell bands apart beside their names, and too little to flicker where bars are narrow. */
export const MARK_OPACITY = 0.5
