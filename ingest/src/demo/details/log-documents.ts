import type { documentGroup } from '@datacentre/catalogue/codes/documents'
import type { LogDocument } from '@datacentre/catalogue/supporting/documents'
import { type Gaps, withGaps } from '../chance/gaps.ts'
import type { Country } from '../country.ts'
import type { Hole } from '../registers/boreholes/hole-model.ts'
import type { Archive } from './documents.ts'
import { lasOf } from './las.ts'

const gaps: Gaps<LogDocument> = {
  fileTypeCode: 0.01,
  fileSize: 0.02,
  topDepth: 0.04,
  bottomDepth: 0.04,
  descriptionCode: 0.02,
  resultCode: 0.3,
  documentGroup: 0.05,
}

const IDS_PER_HOLE = 8
const FIRST_ID = 1_700_000_000

/** Nobody lowered a tool into a hole here before 1932. */
const SINCE = 1932

const tools = ['GR-DT', 'GR-FDC-CNL', 'DLL-MSFL', 'HDT', 'CBL-VDL', 'RFT', 'SP-LN-SN'] as const

/** Where a single run is filed, by its format. */
const groupsOf = {
  LAS: ['LAS_AND_ASCII_FILES'],
  ASC: ['LAS_AND_ASCII_FILES'],
  DLIS: ['DLIS_AND_LIS_FILES', 'LOGICAL_FILES_DLIS_AND_LIS'],
  LIS: ['DLIS_AND_LIS_FILES', 'LOGICAL_FILES_DLIS_AND_LIS'],
} as const satisfies Record<string, readonly (typeof documentGroup)[number][]>

export const lasPathOf = ({ dbk }: Hole): string => `files/las/${dbk}.las`

/** The logs of every borehole; those in `shipped` come with a LAS file. */
export function* logDocumentRows({ holes, shipped }: Archive, country: Country): Iterable<LogDocument> {
  for (const hole of holes) {
    if (hole.endDay === null || (hole.drill.start ?? 0) < SINCE) continue
    const chance = country.random('logs', hole.nr)
    const count = chance.whole(shipped.has(hole) ? 1 : 0, 6)
    for (let nr = 0; nr < count; nr++) {
      if (nr === 0 && shipped.has(hole)) yield lasDocument(hole, country)
      else yield withGaps(logOf({ hole, nr }, country), { gaps, random: chance })
    }
  }
}

function lasDocument(hole: Hole, country: Country): LogDocument {
  const { top, bottom, size } = lasOf(hole, country)
  return {
    documentBfileDbk: FIRST_ID + hole.nr * IDS_PER_HOLE,
    boreholeDbk: hole.dbk,
    fileName: `${hole.shortName}_CMP.las`,
    fileTypeCode: 'LAS',
    fileSize: size,
    topDepth: top,
    bottomDepth: bottom,
    descriptionCode: 'CMP',
    resultCode: 'OK',
    documentGroup: 'COMPOSITE_LOG_FILE',
    fileAddress: null,
    filePath: lasPathOf(hole),
  }
}

function logOf({ hole, nr }: { hole: Hole; nr: number }, { random }: Country): LogDocument {
  const chance = random('log', hole.nr * IDS_PER_HOLE + nr)
  const type = chance.from({ LAS: 40, DLIS: 26, LIS: 20, ASC: 14 })
  const descriptionCode = chance.from({ CMP: 30, LOGRUN: 70 })
  const top = Math.round(hole.end.ah * chance.between(0, 0.6))
  return {
    documentBfileDbk: FIRST_ID + hole.nr * IDS_PER_HOLE + nr,
    boreholeDbk: hole.dbk,
    fileName: `${hole.shortName}_${chance.pick(tools)}_${nr + 1}.${type.toLowerCase()}`,
    fileTypeCode: type,
    fileSize: Math.round(chance.logNormal(type === 'DLIS' ? 9_000_000 : 700_000, 0.9)),
    topDepth: top,
    bottomDepth: Math.round(Math.min(hole.end.ah, top + hole.end.ah * chance.between(0.2, 0.6)) * 10) / 10,
    descriptionCode,
    resultCode: chance.from({ OK: 88, DEEL: 12 }),
    documentGroup: descriptionCode === 'CMP' ? 'COMPOSITE_LOG_FILE' : chance.pick(groupsOf[type]),
    fileAddress: null,
    filePath: null,
  }
}
