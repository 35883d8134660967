/** Lengths that read well: 1, 2 and 5 times a power of ten. */
const steps = [5, 2, 1] as const

/** The longest such length, in metres, that fits in so many metres. */
export function scaleLength(fitting: number): number {
  const power = 10 ** Math.floor(Math.log10(fitting))
  return (steps.find((step) => step * power <= fitting) ?? 1) * power
}
