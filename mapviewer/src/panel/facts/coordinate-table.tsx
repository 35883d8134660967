import { useSpoken } from '@datacentre/ui/speech'
import type { MapObject } from '../../calls/object-call.ts'
import { showCoordinate } from '../../map/coordinates/show-coordinate.ts'
import '../small-table.css'

/** The place of a point in every system we offer. */
export function CoordinateTable({ coordinates }: Pick<MapObject, 'coordinates'>) {
  const { say, language } = useSpoken()
  return (
    <table className="small-table">
      <caption className="visually-hidden">{say('object.coordinates')}</caption>
      <thead>
        <tr>
          <th scope="col">{say('map.coordinateSystem')}</th>
          <th scope="col">{say('object.coordinate')}</th>
        </tr>
      </thead>
      <tbody>
        {coordinates.map(({ system, x, y }) => (
          <tr key={system}>
            <th scope="row">{say(`coordinateSystem.${system}`)}</th>
            <td>{showCoordinate([x, y], { system, language, metres: 1 })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
