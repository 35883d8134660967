import { writeNumber } from '@datacentre/catalogue/numbers/written-number'
import { deviationSurveys } from '@datacentre/catalogue/supporting/deviation'
import { useSpoken } from '@datacentre/ui/speech'
import { useBoreholePart, type Deviation as Survey } from '../../calls/borehole-calls.ts'
import { Facts } from '../facts/facts.tsx'
import { SectionOfCall } from '../section-of-call.tsx'
import { azimuthOf, holePath, sideView } from './hole-path.ts'
import { PathDrawing } from './path-drawing.tsx'
import { PointTable } from './point-table.tsx'

const columns = deviationSurveys.columns.filter(({ key }) => key !== 'boreholeDbk' && key !== 'surveyNr')

/** Where a hole goes under the ground, from above and from the side. */
export function Deviation({ boreholeDbk }: { readonly boreholeDbk: string | number }) {
  const { say } = useSpoken()
  const query = useBoreholePart('borehole-dirsurveys', boreholeDbk)
  return (
    <SectionOfCall title={say('object.deviation')} query={query}>
      {({ dirSurveys }) => dirSurveys.map((survey, at) => <Measured key={at} survey={survey} />)}
    </SectionOfCall>
  )
}

function Measured({ survey }: { readonly survey: Survey }) {
  const { say, language } = useSpoken()
  const { dirSurveyPoints: _points, ...measured } = survey
  const path = holePath(survey)
  const whole = (value: number): string => writeNumber(value, language, { least: 0, most: 0 })
  const end = path.at(-1)
  const said = {
    reach: whole(end === undefined ? 0 : Math.hypot(end.east, end.north)),
    azimuth: whole(azimuthOf(path)),
    depth: whole(end?.down ?? 0),
  }
  return (
    <>
      {path.length > 1 && (
        <div className="drawings">
          <PathDrawing
            points={path.map(({ east, north }) => ({ x: east, y: -north }))}
            label={say('object.deviation.above', said)}
            caption={say('object.deviation.aboveCaption', said)}
            isFromAbove
          />
          <PathDrawing
            points={sideView(path).map(({ along, down }) => ({ x: along, y: down }))}
            label={say('object.deviation.side', said)}
            caption={say('object.deviation.sideCaption', said)}
          />
        </div>
      )}
      <Facts table={deviationSurveys} columns={columns} row={measured} />
      <PointTable survey={survey} />
    </>
  )
}
