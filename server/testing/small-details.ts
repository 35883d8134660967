import { deviationPoints, deviationSurveys } from '@datacentre/catalogue/supporting/deviation'
import { documents, logDocuments } from '@datacentre/catalogue/supporting/documents'
import { stratInterpretations, stratIntervals } from '@datacentre/catalogue/supporting/stratigraphy'
import type { DatasetWriter } from '@datacentre/database'
import { day } from '@datacentre/fixtures'
import { emptyRow } from '@datacentre/fixtures/empty-row'

export const LAS = Buffer.from('~Version Information\nVERS . 2.0 : gamma in café\n'.repeat(200))

/** What is known of one borehole beside its row. */
export async function fillDetailsOf(writer: DatasetWriter, boreholeDbk: number): Promise<void> {
  const ofIt = { boreholeDbk }
  await writer.rows(stratInterpretations, [
    {
      ...emptyRow(stratInterpretations.columns),
      ...ofIt,
      interpretationNr: 1,
      interpretationDate: day('1991-07-05'),
      preferredBln: 'J',
    },
  ])
  await writer.rows(
    stratIntervals,
    [
      { intervalNr: 1, topDepth: 0, bottomDepth: 812.5, stratUnitId: 'NU' },
      { intervalNr: 2, topDepth: 812.5, bottomDepth: 4012.5, stratUnitId: 'ROSL' },
    ].map((row) => ({ ...emptyRow(stratIntervals.columns), ...ofIt, interpretationNr: 1, ...row })),
  )
  await writer.rows(deviationSurveys, [
    {
      ...emptyRow(deviationSurveys.columns),
      ...ofIt,
      surveyNr: 1,
      northRefCode: 'G',
      coordSystemCode: 'ED50-UTM31',
      procMethodCode: 'MC',
    },
  ])
  await writer.rows(
    deviationPoints,
    [0, 4012.5].map((ahDepth, at) => ({
      ...emptyRow(deviationPoints.columns),
      ...ofIt,
      surveyNr: 1,
      pointNr: at + 1,
      ahDepth,
    })),
  )
  await writer.rows(
    documents,
    [
      { assetBfileDbk: 71, fullTitle: 'Eindrapport "Súdwâld" 1/2', filePath: 'files/report.asc' },
      { assetBfileDbk: 72, fullTitle: 'Report kept elsewhere', hasBfile: 'J' },
      { assetBfileDbk: 73, fullTitle: 'Lost report', hasBfile: 'N', lost: 'J' },
    ].map((row) => ({ ...emptyRow(documents.columns), ...ofIt, fileTypeCode: 'ASC', ...row })),
  )
  await writer.rows(
    logDocuments,
    [
      {
        documentBfileDbk: 81,
        fileName: 'K12-B-01_CMP.las',
        documentGroup: 'COMPOSITE_LOG_FILE',
        filePath: 'files/k12-b-01.las',
      },
      { documentBfileDbk: 82, fileName: 'K12-B-01_GR-DT_1.las', documentGroup: 'LAS_AND_ASCII_FILES' },
      {
        documentBfileDbk: 83,
        fileName: 'K12-B-01_2.las',
        documentGroup: 'DLIS_AND_LIS_FILES',
        fileAddress: 'https://files.example.org/logs/83.las?a=1&b=2',
      },
    ].map((row) => ({ ...emptyRow(logDocuments.columns), ...ofIt, fileTypeCode: 'LAS', ...row })),
  )
  await writer.file('files/report.asc', Buffer.from('short'))
  await writer.file('files/k12-b-01.las', LAS)
}
