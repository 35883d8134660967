import { useSpoken } from '@datacentre/ui/speech'
import type { MapObject } from '../calls/object-call.ts'
import { Section } from './section.tsx'
import { showArea } from './show-area.ts'
import './small-table.css'

/** The parts of an outline with their size. */
export function Areas({ areas }: Pick<MapObject, 'areas'>) {
  const { say, language } = useSpoken()
  if (areas.length === 0) return null
  const shown = (squareKilometres: number): string => showArea(squareKilometres, language)
  const total = areas.reduce((sum, { squareKilometres }) => sum + squareKilometres, 0)
  return (
    <Section title={say('object.area')}>
      <table className="small-table">
        <tbody>
          {areas.length > 1 &&
            areas.map(({ squareKilometres }, at) => (
              <tr key={at}>
                <th scope="row">{say('object.areaPart', { part: at + 1 })}</th>
                <td className="is-number">{shown(squareKilometres)}</td>
              </tr>
            ))}
          <tr>
            <th scope="row">{say('object.areaTotal')}</th>
            <td className="is-number">{shown(total)}</td>
          </tr>
        </tbody>
      </table>
    </Section>
  )
}
