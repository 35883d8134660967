import { texts } from '@datacentre/catalogue/texts/index'
import { storeKinds } from '@datacentre/database/testing/stores'
import { day } from '@datacentre/fixtures'
import { describe, expect, it } from 'vitest'
import { smallServer } from '../../../testing/small-server.ts'

const KNOWN = 2569923610
const BARE = 3
const PROBLEM = 'application/problem+json; charset=utf-8'

describe.each(storeKinds)('the calls about one borehole on %s', (kind) => {
  const parts = smallServer(kind)
  const post = (path: string, payload?: string) =>
    parts().server.inject({
      method: 'POST',
      url: `/nlog-mapviewer/rest/brh/${path}`,
      headers: { 'content-type': 'application/json' },
      ...(payload !== undefined && { payload }),
    })

  it('give details in the asked order, of numbers and texts alike, and leave out what is unknown [D27.45]', async () => {
    const details = (await post('details', `[3,"${KNOWN}",99]`)).json()
    expect(details.map((row: { boreholeDbk: number }) => row.boreholeDbk)).toEqual([3, KNOWN])
    expect(details[0]).toMatchObject({ xRd: null, yUtm31Ed50: null, fieldName: null })
    expect(details[1]).toMatchObject({
      boreholeName: 'K12-B-01',
      startDate: day('1984-12-31'),
      longitudeWgs84: 5.38720621,
      latitudeWgs84: 52.1551744,
      drpHeightInMeters: 12.5,
      fieldName: 'Oosterveen',
      purposeDescription: texts.nl['boreholePurpose.DEV-HC'],
      rigName: null,
    })
    // The tower of Amersfoort, where the Dutch grid is anchored; without its grid of corrections to 25 cm.
    expect(details[1].xRd).toBeCloseTo(155_000, 0)
    expect(details[1].yRd).toBeCloseTo(463_000, 0)
    // As gdaltransform gives it; transformations to ED50 agree to about a metre.
    expect(Math.abs(details[1].xUtm31Ed50 - 663_396.48)).toBeLessThan(1)
    const english = (await post('details?lang=en', `[${KNOWN}]`)).json()
    expect(english[0].purposeDescription).toBe(texts.en['boreholePurpose.DEV-HC'])
  })
  it('give details of at most a thousand boreholes', async () => {
    const ids = (count: number): string => JSON.stringify(Array.from({ length: count }, () => KNOWN))
    expect((await post('details', ids(1000))).json()).toHaveLength(1000)
    const refused = await post('details', ids(1001))
    expect([refused.statusCode, refused.json().detail]).toEqual([
      400,
      expect.stringContaining('at most 1000'),
    ])
    expect((await post('details', '[]')).json()).toEqual([])
    expect((await post('details', String(KNOWN))).statusCode).toBe(400)
  })
  it('give the deviation surveys with their points [D27.45]', async () => {
    expect((await post('dirsurveys', String(KNOWN))).json()).toEqual({
      boreholeName: 'K12-B-01',
      dirSurveys: [
        {
          northRefCode: 'G',
          coordSystemCode: 'ED50-UTM31',
          procMethodCode: 'MC',
          convergenceCorr: null,
          declinationCorr: null,
          procDate: null,
          remark: null,
          dirSurveyPoints: [0, 4012.5].map((ahDepth) => ({
            ahDepth,
            devAngle: null,
            azimuth: null,
            tvDepth: null,
            dx: null,
            dy: null,
          })),
        },
      ],
    })
  })
  it('give documents and logs with booleans for what is true or not, and only those whose file can be had [D20.4, D27.45]', async () => {
    expect((await post('documents', String(KNOWN))).json()).toEqual([
      {
        assetBfileDbk: 71,
        fullTitle: 'Eindrapport "Súdwâld" 1/2',
        barCodeTitle: null,
        assetTypeCode: null,
        fileTypeCode: 'ASC',
        fileSize: null,
        hasBfile: true,
        lost: false,
        fileAddress: null,
        fileServed: true,
      },
    ])
    expect((await post('logdocuments', `"${KNOWN}"`)).json()).toEqual([
      {
        documentBfileDbk: 81,
        fileName: 'K12-B-01_CMP.las',
        fileTypeCode: 'LAS',
        fileSize: null,
        topDepth: null,
        bottomDepth: null,
        descriptionCode: null,
        resultCode: null,
        documentGroup: 'COMPOSITE_LOG_FILE',
        fileAddress: null,
        fileServed: true,
      },
      expect.objectContaining({
        documentBfileDbk: 83,
        fileAddress: 'https://files.example.org/logs/83.las?a=1&b=2',
        fileServed: true,
      }),
    ])
  })
  it('give what is known but not held here to who asks for it, marked so [D20.6]', async () => {
    const all = (await post('documents?all=true', String(KNOWN))).json()
    expect(all).toEqual([
      expect.objectContaining({ assetBfileDbk: 71, hasBfile: true, lost: false, fileServed: true }),
      expect.objectContaining({ assetBfileDbk: 72, hasBfile: true, lost: false, fileServed: false }),
      expect.objectContaining({ assetBfileDbk: 73, hasBfile: false, lost: true, fileServed: false }),
    ])
    expect((await post('documents?all=false', String(KNOWN))).json()).toHaveLength(1)
    const logs = (await post('logdocuments?all=true', String(KNOWN))).json()
    expect(logs.map((log: { fileServed: boolean }) => log.fileServed)).toEqual([true, false, true])
    const refused = await post('documents?all=yes', String(KNOWN))
    expect([refused.statusCode, refused.json().detail]).toEqual([400, 'all must be true or false'])
  })
  it('give the stratigraphy with its reference, from the top down [D27.45]', async () => {
    const { stratIntprts, ...reference } = (await post('stratinterpretations', String(KNOWN))).json()
    expect(reference).toEqual({
      boreholeName: 'K12-B-01',
      depthRefPointDescription: null,
      drpDatumCode: null,
      drpHeightInMeters: 12.5,
      endAhDepthInMeters: 4012.5,
    })
    expect(stratIntprts).toEqual([
      {
        interpretationDate: day('1991-07-05'),
        stratSourceDescription: null,
        stratModelDescription: null,
        preferredBln: 'J',
        stratIntvals: [
          expect.objectContaining({ topDepth: 0, bottomDepth: 812.5, stratUnitId: 'NU' }),
          expect.objectContaining({ topDepth: 812.5, bottomDepth: 4012.5, stratUnitId: 'ROSL' }),
        ],
      },
    ])
  })
  it('give the months in which a borehole produced [D27.45]', async () => {
    const { boreholeName, prodFigures } = (await post('prodfigures', String(KNOWN))).json()
    expect(boreholeName).toBe('K12-B-01')
    expect(prodFigures.map((month: { startDate: number }) => month.startDate)).toEqual([
      day('2024-01-01'),
      day('2024-02-01'),
    ])
    expect(prodFigures[0]).toMatchObject({ productionTypeCode: 'Produced', quantityGas: 100 })
    expect((await post('prodfigures', '2')).json().prodFigures).toMatchObject([
      { productionTypeCode: 'Injected', quantityWater: 10 },
      { productionTypeCode: 'Produced', quantityWater: 1234.5 },
    ])
  })
  const [lists, single] = [
    ['documents', 'logdocuments'],
    ['dirsurveys', 'stratinterpretations', 'prodfigures', 'measurements', 'coreruns', 'photos'],
  ]
  it.each([...lists, ...single])(
    'answer %s where there are none with an empty list or with 204, and refuse lists and objects [D20.7]',
    async (resource) => {
      const answer = lists.includes(resource) ? [200, '[]'] : [204, '']
      for (const id of [BARE, 99, '"99"']) {
        const none = await post(resource, String(id))
        expect([none.statusCode, none.body]).toEqual(answer)
      }
      for (const body of [`[${KNOWN}]`, `{"id":${KNOWN}}`, '"K12-B-01"', '1.5', 'true', '{}', '']) {
        const refused = await post(resource, body)
        expect([body, refused.statusCode, refused.headers['content-type']]).toEqual([body, 400, PROBLEM])
        expect(refused.json().detail).toContain('a whole number')
      }
    },
  )
  it('say so kindly when the store is gone, while details go on', async () => {
    await parts().store.close()
    const away = await post('dirsurveys', String(KNOWN))
    expect([away.statusCode, away.headers['content-type'], away.headers['retry-after']]).toEqual([
      503,
      PROBLEM,
      '5',
    ])
    expect((await post('details', `[${KNOWN}]`)).statusCode).toBe(200)
    const file = await parts().server.inject({ url: '/brh-web/rest/brh/document/71' })
    expect([file.statusCode, file.headers['content-type']]).toEqual([503, PROBLEM])
  })
})
