import { knownDay, writeDay } from '@datacentre/catalogue/time/days'
import type { Language } from '@datacentre/catalogue/texts/index'
import { addressOf } from '@datacentre/catalogue/wire/addresses'
import type { PropertyValue } from '../collections/properties.ts'
import { datasetOf } from '../export/dataset-of.ts'
import { JSON_MEDIA, ownLinks, type Asked } from '../features/api-base.ts'
import type { FileColumn, FileTable } from '../files/file-table.ts'
import { objectAddress } from '../object-address.ts'
import type { SectionDocument, ShownWell } from './section-document.ts'
import type { SectionLayer } from './section-well.ts'
import { nameOf, notesOf, sentenceOf, titleOf, unitName } from './section-words.ts'
import { wordsIn, type SectionWord } from './words.ts'

/** Depths are told to the centimetre, as they are reported. */
const rounded = (metres: number): number => Math.round(metres * 100) / 100 + 0

const thicknessOf = ({ top, base }: Pick<SectionLayer, 'top' | 'base'>): number =>
  rounded(Math.abs(base - top))

/** What depths of a borehole are counted from; null where that is its reference level, or is not told. */
export const levelOfWell = ({ borehole }: ShownWell): string | null =>
  borehole.drpHeightInMeters === null ? null : borehole.drpDatumCode

type Row = { readonly well: ShownWell; readonly layer: SectionLayer }

type TakenColumn = FileColumn & { readonly value: (row: Row) => PropertyValue }

function columnsIn(language: Language): readonly TakenColumn[] {
  const word = wordsIn(language)
  const column = (key: SectionWord, type: FileColumn['type'], value: TakenColumn['value']): TakenColumn => ({
    key,
    type,
    // Every kind of file adds the unit in its own way.
    title: word(key).replace(/ \(m\)$/, ''),
    meaning: null,
    unit: type === 'number' ? 'm' : null,
    value,
  })
  return [
    column('key', 'whole', ({ well }) => well.borehole.boreholeDbk),
    column('well', 'text', ({ well }) => nameOf(well)),
    column('distance', 'number', ({ well }) => rounded(well.along)),
    column('unitCode', 'text', ({ layer }) => layer.unit),
    column('unitName', 'text', ({ layer }) => (layer.unit === null ? null : unitName(layer.unit, language))),
    column('top', 'number', ({ layer }) => rounded(layer.top)),
    column('base', 'number', ({ layer }) => rounded(layer.base)),
    column('thickness', 'number', ({ layer }) => thicknessOf(layer)),
    column('topAlongHole', 'number', ({ layer }) => layer.topAlongHole),
    column('baseAlongHole', 'number', ({ layer }) => layer.baseAlongHole),
    column('level', 'text', ({ well }) => levelOfWell(well)),
    column('depthsBy', 'text', ({ well }) => word(`by.${well.depthsBy}`)),
  ]
}

const rowsOf = ({ wells }: SectionDocument): readonly Row[] =>
  wells.flatMap((well) => (well.layers ?? []).map((layer) => ({ well, layer })))

/** The layers of a section, to be taken home. */
export function sectionTable({ version, language }: Asked, document: SectionDocument): FileTable {
  const columns = columnsIn(language)
  const rows = rowsOf(document)
  return {
    id: 'section',
    title: titleOf(document, language),
    columns,
    geometry: null,
    rowCount: rows.length,
    pieces: async function* () {
      yield rows.map((row) => ({ values: columns.map(({ value }) => value(row)), geometry: null }))
    },
    about: {
      version,
      language,
      filters: [],
      units: ['m'],
      notes: [sentenceOf(document, language), ...notesOf(document, language)],
      coordinateSystems: [],
    },
  }
}

/** The same as the page, for programs. */
export function sectionJson(asked: Asked, document: SectionDocument): unknown {
  const { language, home } = asked
  const { question, wells, length, levels, near } = document
  return {
    dataset: datasetOf(asked.version, language),
    title: titleOf(document, language),
    text: sentenceOf(document, language),
    notes: notesOf(document, language),
    lengthInMeters: rounded(length),
    line: question.line,
    withinInMeters: question.line === null ? null : question.within,
    near,
    unit: question.unit,
    along: question.along,
    levels,
    groups: document.groups,
    units: document.units,
    wells: wells.map((well) => ({
      boreholeDbk: well.borehole.boreholeDbk,
      boreholeName: nameOf(well),
      address: objectAddress(asked, 'boreholes', well.borehole.boreholeDbk),
      alongInMeters: rounded(well.along),
      besideInMeters: rounded(well.off),
      depthsBy: well.depthsBy,
      isTrueDepth: well.isTrue,
      datum: levelOfWell(well),
      referenceHeightInMeters: well.borehole.drpHeightInMeters,
      endDepth: well.path.length === 0 ? null : rounded(well.path.at(-1)!.depth),
      endAlongInMeters: well.path.length === 0 ? null : rounded(well.path.at(-1)!.along),
      interpretation: interpretationOf(well),
      unitTop: well.extent === null ? null : rounded(well.extent.first.top),
      unitBase: well.extent === null ? null : rounded(well.extent.last.base),
      // A hole that ends in the unit has its own end there, not the base of the unit.
      unitIsWhole: well.extent?.isWhole ?? null,
      layers: (well.layers ?? []).map(({ unit, top, base, topAlongHole, baseAlongHole }) => ({
        unit,
        top: rounded(top),
        base: rounded(base),
        thickness: thicknessOf({ top, base }),
        topAlongHole,
        baseAlongHole,
      })),
      logs: well.logs.map(({ documentBfileDbk, fileName, fileTypeCode }) => ({
        fileName,
        fileTypeCode,
        address: logAddress(home, documentBfileDbk),
      })),
    })),
    links: ownLinks(asked, JSON_MEDIA),
  }
}

/** Where a log file is fetched, below the data centre. */
export const logAddress = (home: string, id: number): string => `${home}/${addressOf('log-file', { id })}`

function interpretationOf({ interpretation }: ShownWell) {
  if (interpretation === null) return null
  const { interpretationDate, stratSourceDescription, stratModelDescription } = interpretation
  const day = knownDay(interpretationDate)
  return {
    date: day === null ? null : writeDay(day),
    source: stratSourceDescription,
    model: stratModelDescription,
  }
}
