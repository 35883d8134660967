/** RD is a stereographic projection around Amersfoort: its scale grows with the distance from there. */
const CENTRE = [155_000, 463_000] as const
const SCALE_AT_CENTRE = 0.9999079
/** The radius of the sphere that RD is projected from, in metres. */
const RADIUS = 6_382_644.571

/** How much longer a metre on the ground is in metres of RD; at the far end of the shelf a thousandth. */
export const rdScaleAt = ([x, y]: readonly [x: number, y: number]): number =>
  SCALE_AT_CENTRE * (1 + ((x - CENTRE[0]) ** 2 + (y - CENTRE[1]) ** 2) / (4 * RADIUS ** 2))

/**
 * An area in square metres of RD, in those of the ground. The scale at the middle is that of the whole to a few millionths, also
 * for what is a hundred kilometres wide.
 */
export const areaOnGround = (inRd: number, middle: readonly [x: number, y: number]): number =>
  inRd / rdScaleAt(middle) ** 2
