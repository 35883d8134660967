import type { Document } from '@datacentre/catalogue/supporting/documents'
import type { assetType, fileType } from '@datacentre/catalogue/codes/documents'
import { type Gaps, withGaps } from '../chance/gaps.ts'
import type { Country } from '../country.ts'
import type { Hole } from '../registers/boreholes/hole-model.ts'
import { deviationFileOf, type PackedFile } from './deviation-file.ts'

type Kind = {
  readonly title: string
  readonly asset: (typeof assetType)[number]
  readonly file: (typeof fileType)[number]
  /** Bytes of a middle one. */
  readonly bytes: number
  readonly weight: number
}

const kinds: readonly Kind[] = [
  { title: 'Final well report', asset: 'AERA', file: 'PDF', bytes: 4_200_000, weight: 10 },
  { title: 'Geologisch eindrapport', asset: 'AERA', file: 'PDF', bytes: 2_900_000, weight: 7 },
  { title: 'Composite well log 1:1000', asset: 'ADPB', file: 'TIF', bytes: 9_800_000, weight: 10 },
  { title: 'Mud log 1:500', asset: 'ADPB', file: 'TIF', bytes: 12_500_000, weight: 5 },
  { title: 'Core analysis report', asset: 'AERA', file: 'PDF', bytes: 1_700_000, weight: 4 },
  {
    title: 'Sidewall core description, with photographs',
    asset: 'AERA',
    file: 'PDF',
    bytes: 6_100_000,
    weight: 2,
  },
  { title: 'Well test report "DST-1"', asset: 'ADBM', file: 'PDF', bytes: 2_300_000, weight: 3 },
  {
    title: 'Petrophysical evaluation & log quality control',
    asset: 'AERA',
    file: 'PDF',
    bytes: 1_400_000,
    weight: 3,
  },
  { title: 'Velocity survey', asset: 'ADBM', file: 'ASC', bytes: 64_000, weight: 2 },
  { title: 'Gasanalyse', asset: 'ADBM', file: 'PDF', bytes: 310_000, weight: 2 },
  { title: 'Boorverslag', asset: 'AERA', file: 'PDF', bytes: 900_000, weight: 4 },
  {
    title: 'Biostratigraphic study of the interval < 1000 m',
    asset: 'AERA',
    file: 'PDF',
    bytes: 3_300_000,
    weight: 1,
  },
]

const LONG_TITLE =
  'Verslag van de werkzaamheden, waarnemingen, metingen en beproevingen verricht tijdens en na het boren, verbuizen, cementeren en afwerken van de put, met bijlagen, tekeningen en een lijst van de genomen monsters'

const gaps: Gaps<Document> = {
  barCodeTitle: 0.05,
  assetTypeCode: 0.01,
  fileTypeCode: 0.02,
  fileSize: 0.03,
  hasBfile: 0.004,
  lost: 0.01,
}

/** Room for this many documents per borehole in the ids. */
const IDS_PER_HOLE = 16
const FIRST_ID = 300_000_000

/** The boreholes, and those whose files are in the package. */
export type Archive = { readonly holes: readonly Hole[]; readonly shipped: ReadonlySet<Hole> }

/** The documents of every borehole; those in `shipped` come with a file of their directional survey. */
export function* documentRows({ holes, shipped }: Archive, country: Country): Iterable<Document> {
  for (const hole of holes) {
    if (hole.startDay === null) continue
    const chance = country.random('documents', hole.nr)
    const file = shipped.has(hole) ? deviationFileOf(hole, country) : null
    const count = hole.endDay === null ? 1 : chance.whole(1, (hole.drill.start ?? 0) < 1945 ? 3 : 8)
    for (let nr = 0; nr < count; nr++) {
      const first = nr === 0 && file !== null
      const row = first ? surveyDocument(hole, file) : documentOf({ hole, nr }, country)
      yield first ? row : withGaps(row, { gaps, random: chance })
    }
  }
}

type Numbered = { readonly hole: Hole; readonly nr: number }

function documentOf({ hole, nr }: Numbered, { random }: Country): Document {
  const chance = random('document', hole.nr * IDS_PER_HOLE + nr)
  const { title, asset, file, bytes } = chance.weighted(kinds, ({ weight }) => weight)
  const lost = chance.chance(0.012)
  const digital = !lost && chance.chance(0.86)
  return {
    assetBfileDbk: FIRST_ID + hole.nr * IDS_PER_HOLE + nr,
    boreholeDbk: hole.dbk,
    fullTitle: `${chance.chance(0.002) ? LONG_TITLE : title} ${hole.name}`,
    barCodeTitle: `${hole.shortName} ${asset} ${nr + 1}`,
    assetTypeCode: asset,
    fileTypeCode: digital ? file : null,
    fileSize: digital ? Math.round(chance.logNormal(bytes, 0.7)) : null,
    // Its file is not in the package: who trusts this column asks for no file that is not there.
    hasBfile: 'N',
    lost: lost ? 'J' : 'N',
    fileAddress: null,
    filePath: null,
  }
}

function surveyDocument(hole: Hole, { path, text }: PackedFile): Document {
  return {
    assetBfileDbk: FIRST_ID + hole.nr * IDS_PER_HOLE,
    boreholeDbk: hole.dbk,
    fullTitle: `Directional survey ${hole.name}`,
    barCodeTitle: `${hole.shortName} ADBM 1`,
    assetTypeCode: 'ADBM',
    fileTypeCode: 'ASC',
    fileSize: Buffer.byteLength(text),
    hasBfile: 'J',
    lost: 'N',
    fileAddress: null,
    filePath: path,
  }
}
