import { paints, styleClasses } from '@datacentre/catalogue/colours'
import type { Geometry } from '@datacentre/database'
import type { Descriptor } from '../package/descriptor.ts'
import { rowsOf } from './rows-of.ts'
import { landPath, pathOf, placeOf, SHEET } from './sheet.ts'

/** How one table is drawn, from the bottom of the picture to its top. */
const layers = [
  {
    table: 'seismic-surveys-3d',
    paint: 'fill="none" stroke-width="0.8" stroke-dasharray="3 2"',
    colour: 'datatype-seismic',
  },
  { table: 'licences', paint: 'fill-opacity="0.05" stroke-width="0.5"', colour: 'datatype-licence' },
  {
    table: 'seismic-lines',
    paint: 'fill="none" stroke-width="0.15" stroke-opacity="0.6"',
    colour: 'datatype-seismic',
  },
  { table: 'fields', paint: 'fill-opacity="0.6" stroke-width="0.4"', colour: 'datatype-field' },
  {
    table: 'facilities',
    paint: 'fill="none" stroke-width="2.4" stroke-linecap="square"',
    colour: 'production-mining',
  },
  {
    table: 'boreholes',
    paint: 'fill="none" stroke-width="1.3" stroke-linecap="round"',
    colour: 'datatype-borehole',
  },
] as const

const pathsOf = (shape: Geometry): string => {
  if (shape.type === 'LineString') return pathOf(shape.coordinates)
  if (shape.type === 'Polygon') return shape.coordinates.map((ring) => pathOf(ring, 'Z')).join('')
  if (shape.type === 'MultiPolygon')
    return shape.coordinates
      .flat()
      .map((ring) => pathOf(ring, 'Z'))
      .join('')
  return ''
}

/** A dot is a line of no length with a round end. */
const dotOf = (longitude: unknown, latitude: unknown): string => {
  if (typeof longitude !== 'number' || typeof latitude !== 'number') return ''
  return `M${placeOf([longitude, latitude]).join(' ')}h0`
}

/** Positions, outlines and lines of a package on one picture (SVG). */
export async function mapPicture(folder: string, descriptor: Descriptor): Promise<string> {
  const drawn: string[] = []
  for (const { table, paint, colour } of layers) {
    const paths: string[] = []
    for await (const row of rowsOf(folder, descriptor, table)) {
      paths.push(row.shape ? pathsOf(row.shape) : dotOf(row['longitudeWgs84'], row['latitudeWgs84']))
    }
    const { light } = styleClasses[colour]
    const fill = paint.includes('fill=') ? '' : ` fill="${light}"`
    drawn.push(`<path stroke="${light}"${fill} ${paint} d="${paths.join('')}"/>`)
  }
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SHEET.width} ${SHEET.height}" role="img" aria-label="Map of the dataset">`,
    `<rect width="100%" height="100%" fill="${paints.surface.light}"/>`,
    `<path fill="${paints.hairline.light}" fill-rule="evenodd" d="${landPath()}"/>`,
    ...drawn,
    '</svg>',
    '',
  ].join('\n')
}
