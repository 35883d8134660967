import { keptVersions } from '@datacentre/database'
import { freshDatabase } from '@datacentre/database/testing/stores'
import { describe, expect, it } from 'vitest'
import { packageMaker } from '../../../testing/package-maker.ts'
import { run, type Said } from '../../../testing/run-import.ts'
import { collection, feature } from '../../../testing/small-package.ts'

const aPackage = packageMaker()

/** From 6 to 6.1 east and 53 to 53.1 north. */
const FIELD = feature(
  { fieldDbk: 711, fieldName: 'Oosterveen', fieldCode: 'OVN' },
  {
    type: 'Polygon',
    coordinates: [
      [
        [6, 53],
        [6.1, 53],
        [6.1, 53.1],
        [6, 53.1],
        [6, 53],
      ],
    ],
  },
)
const HEADER =
  'boreholeDbk,boreholeName,fieldCode,boreholeShape,startDate,endDate,statusDescription,longitudeWgs84,latitudeWgs84\n'
const FIGURES = 'year,product,productionType,jul,aug,sep\n'

const files = {
  'boreholes.csv':
    HEADER +
    '1,GOOD,OVN,V,1980-01-01,1980-02-01,,6.05,53.05\n' +
    '2,FAR,OVN,V,,,,6.5,53.05\n' +
    '3,REACHES,OVN,D,,,,6.2,53.05\n' +
    '4,UNMEASURED,OVN,D,,,,6.05,53.05\n' +
    '5,BACKWARDS,OVN,V,1980-02-01,1980-01-01,,6.05,53.05\n' +
    '6,TO COME,OVN,V,2030-01-01,,,6.05,53.05\n' +
    '7,NOWHERE,OVN,V,,,,,\n',
  'fields.geojson': collection(FIELD),
  'deviation-surveys.csv': 'boreholeDbk,surveyNr,coordSystemCode\n3,1,ED50-UTM31\n',
  'deviation-points.csv': 'boreholeDbk,surveyNr,pointNr,dx,dy\n3,1,1,0,0\n3,1,2,-9000,0\n',
  'field-figures.csv': `fieldDbk,name,${FIGURES}711,Oosterveen,2026,Gas,Produced,100,100,100\n`,
  'well-figures.csv': `boreholeDbk,wellNm,${FIGURES}1,GOOD,2026,Gas,Produced,50,50,50\n2,FAR,2026,Gas,Produced,1,1,\n`,
}

describe('the quality of a package', () => {
  const database = freshDatabase('sqlite')
  const storedVersions = async () => {
    const store = await database.open()
    return (await keptVersions(store)).map(({ id }) => id)
  }
  const load = async (changes: object = {}, ...argv: string[]): Promise<Said> =>
    run([await aPackage({ ...files, ...changes }), ...argv], database.url)

  it('is told after loading, a line to each rule with its count, an example and its page [D32.4]', async () => {
    const { code, out } = await load()
    expect(code).toBe(0)
    const told = out.slice(out.indexOf('loaded')).split('\n').slice(1, -1)
    expect(told.filter((line) => !line.includes('Without a location'))).toEqual([
      'quality: Ended before it began: 1 found: BACKWARDS (began on 01-02-1980, ended on 01-01-1980); all at /quality/end-before-start',
      'quality: Still to begin, but not planned: 1 found: TO COME (begins on 01-01-2030); all at /quality/start-to-come',
      expect.stringMatching(
        /^quality: Boreholes far from their field: 1 found: FAR \(26\.8 km outside field OVN\); all at \/quality\/outside-field$/,
      ),
      'quality: Deviated, without a survey: 1 found: UNMEASURED (no survey of its path); all at /quality/path-without-survey',
      expect.stringMatching(
        /^quality: Figures that do not add up: 1 found: Oosterveen \(Gas 2026: .+\); all at \/quality\/do-not-add-up$/,
      ),
      'quality: Last month is missing: 1 found: FAR (Gas, produced: no figure for September 2026); all at /quality/late-reporters',
    ])
    expect(out).toMatch(
      /^quality: Without a location: \d+ found: NOWHERE \(no location\), .+; all at \/quality\/missing-position$/m,
    )
  })
  it('gives three examples of many', async () => {
    const many = ['A', 'B', 'C', 'D'].map((name, at) => `${at + 1},${name},OVN,H,,,,6.05,53.05\n`).join('')
    const { out } = await load(
      { 'boreholes.csv': HEADER + many, 'well-figures.csv': `boreholeDbk,wellNm,${FIGURES}` },
      '--allow-loss',
    )
    expect(out).toContain(
      '3 found: A (no survey of its path), B (no survey of its path), D (no survey of its path); all at',
    )
    const { out: more } = await load(
      {
        'boreholes.csv': `${HEADER}${many}5,E,OVN,H,,,,6.05,53.05\n`,
        'well-figures.csv': `boreholeDbk,wellNm,${FIGURES}`,
      },
      '--allow-loss',
    )
    expect(more).toContain(
      '4 found: A (no survey of its path), B (no survey of its path), D (no survey of its path), …; all at',
    )
  })
  it('is told of a package that is only checked as it is after loading, and nothing is written [D23.19]', async () => {
    await run([await aPackage()], database.url)
    const before = await storedVersions()
    const checked = await load({}, '--check', '--allow-loss')
    expect(checked.code).toBe(0)
    expect(await storedVersions()).toEqual(before)
    const loaded = await load({}, '--allow-loss')
    const told = ({ out }: Said): string[] => out.split('\n').filter((line) => line.startsWith('quality:'))
    expect(told(checked)).toHaveLength(7)
    // There is no page of what is not loaded.
    expect(told(checked)).toEqual(told(loaded).map((line) => line.replace(/; all at .+$/, '')))
  })
  it('is told of one table that is only checked with those that stay [D23.19]', async () => {
    await load({}, '--allow-loss')
    const { code, out } = await load(
      { 'boreholes.csv': files['boreholes.csv'].replace('1,GOOD,OVN,V', '1,GOOD,OVN,H') },
      '--only',
      'boreholes',
      '--check',
    )
    expect(code).toBe(0)
    expect(out).toContain(
      'quality: Deviated, without a survey: 2 found: GOOD (no survey of its path), UNMEASURED',
    )
    expect(out).toContain('quality: Boreholes far from their field: 1 found: FAR (26.8 km outside field OVN)')
    expect(out).toContain('quality: Figures that do not add up: 1 found: Oosterveen')
  })
  it('is told of a package that is checked where there is no store yet [D23.19]', async () => {
    const nowhere = `sqlite:${await aPackage()}/none.db`
    const { code, out } = await run([await aPackage(files), '--check'], nowhere)
    expect([code, out.includes('quality: Boreholes far from their field: 1 found')]).toEqual([0, true])
  })
  it('stops no import, and is not told of a package with faults', async () => {
    const broken = files['boreholes.csv'].replace('1980-01-01', 'never')
    const { code, out } = await load({ 'boreholes.csv': broken }, '--check')
    expect([code, out.includes('quality:')]).toEqual([1, false])
  })
})
