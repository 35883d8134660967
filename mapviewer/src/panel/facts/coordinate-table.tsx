import { coordinateSystems, isInDegrees } from '@datacentre/catalogue/codes/coordinate-systems'
import { useSpoken } from '@datacentre/ui/speech'
import type { MapObject } from '../../calls/object-call.ts'
import { showAxes } from '../../map/coordinates/show-coordinate.ts'
import '../small-table.css'
import './coordinate-table.css'

/** The place of a point in every system we offer. */
export function CoordinateTable({ coordinates }: Pick<MapObject, 'coordinates'>) {
  const { say, language } = useSpoken()
  return (
    <table className="small-table coordinate-table">
      <caption className="visually-hidden">{say('object.coordinates')}</caption>
      <thead>
        <tr>
          <th scope="col">{say('map.coordinateSystem')}</th>
          <th scope="col" className="is-number">
            {say('object.coordinate.x')}
          </th>
          <th scope="col" className="is-number">
            {say('object.coordinate.y')}
          </th>
        </tr>
      </thead>
      <tbody>
        {coordinates.map(({ system, x, y }) => (
          <tr key={system}>
            <th scope="row">
              {say(`coordinateSystem.${system}`)}
              <span className="coordinate-table-code">EPSG:{coordinateSystems[system].epsg}</span>
            </th>
            {showAxes([x, y], { system, language, metres: 1 }).map((shown, axis) => (
              <td key={axis} className="is-number">
                {isInDegrees(system) ? shown : `${shown} m`}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
