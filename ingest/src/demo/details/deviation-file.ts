import type { Country } from '../country.ts'
import type { Hole } from '../registers/boreholes/hole-model.ts'
import { pathOf } from '../registers/boreholes/holes.ts'

/** A file that lies in the package beside the tables. */
export type PackedFile = { readonly path: string; readonly text: string }

const cell = (value: number): string => value.toFixed(2).padStart(11)

/** The directional survey of a borehole as plain text. */
export function deviationFileOf(hole: Hole, country: Country): PackedFile {
  const lines = pathOf(hole, country).map(
    ({ ah, angle, azimuth, tvd, dx, dy }) =>
      `${cell(ah)}${cell(angle)}${cell(azimuth)}${cell(tvd)}${cell(dx)}${cell(dy)}`,
  )
  const header = [
    `# Directional survey of ${hole.name}; demonstration data, the values are invented`,
    '# Minimum curvature; metres and degrees; dx east, dy north of the surface position',
    `#${['ah', 'angle', 'azimuth', 'tvd', 'dx', 'dy']
      .map((name) => name.padStart(11))
      .join('')
      .slice(1)}`,
  ]
  return { path: `files/deviation/${hole.dbk}.asc`, text: `${[...header, ...lines].join('\n')}\n` }
}
