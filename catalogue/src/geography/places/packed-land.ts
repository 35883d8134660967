/** A line as its first point and then the steps from point to point, in grains with spaces between them. */
export type PackedLine = string

/** The land of a base map: of each part its shore, and then the waters within it. */
export type LandFile = {
  /** Metres in one grain. */
  readonly grain: number
  readonly land: readonly (readonly PackedLine[])[]
}

/** A line as x and y after each other, in metres. */
export function unpackLine(line: PackedLine, grain: number): number[] {
  const metres: number[] = []
  const steps = line.split(' ').map(Number)
  let [x, y] = [0, 0]
  for (let at = 0; at < steps.length; at += 2) {
    x += steps[at] ?? 0
    y += steps[at + 1] ?? 0
    metres.push(x * grain, y * grain)
  }
  return metres
}

/** A water of fewer points than these is a lozenge on a map that is near: better left out than drawn wrong. */
const LEAST_POINTS = 16

/** The waters within the land that are too coarse to draw; their shores are lines of the coast too. */
export const coarseWaters = ({ land }: LandFile): ReadonlySet<PackedLine> =>
  new Set(
    land.flatMap(([, ...waters]) => waters).filter((water) => water.split(' ').length / 2 < LEAST_POINTS),
  )

/** Of each part of the land its rings, in metres. */
export function landIn(file: LandFile): number[][][] {
  const coarse = coarseWaters(file)
  return file.land.map((rings) =>
    rings.filter((ring) => !coarse.has(ring)).map((ring) => unpackLine(ring, file.grain)),
  )
}
