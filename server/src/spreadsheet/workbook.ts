import { escapeText } from './cell.ts'
import { sheetXml, type Sheet } from './sheet.ts'
import { zip, type ZipEntry } from '../zip/zip.ts'

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

export const SPREADSHEET_TYPE = `${TYPE}.sheet`

/** Plain, bold header that wraps, day, month, wrapped text: in the order of `formats`. */
const STYLES =
  `${HEAD}<styleSheet xmlns="${MAIN}">` +
  '<numFmts count="2"><numFmt numFmtId="164" formatCode="dd\\-mm\\-yyyy"/><numFmt numFmtId="165" formatCode="mm\\-yyyy"/></numFmts>' +
  '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
  '<borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="5"><xf/>' +
  '<xf fontId="1" applyFont="1" applyAlignment="1"><alignment vertical="top" wrapText="1"/></xf>' +
  '<xf numFmtId="164" applyNumberFormat="1"/><xf numFmtId="165" applyNumberFormat="1"/>' +
  '<xf applyAlignment="1"><alignment vertical="top" wrapText="1"/></xf></cellXfs></styleSheet>'

const relation = (id: number, kind: string, target: string): string =>
  `<Relationship Id="rId${id}" Type="${OFFICE}/${kind}" Target="${target}"/>`

function* parts(sheets: readonly Sheet[]): Generator<ZipEntry> {
  const override = (name: string, type: string): string =>
    `<Override PartName="/${name}" ContentType="${TYPE}.${type}+xml"/>`
  yield {
    name: '[Content_Types].xml',
    pieces: [
      `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
        `<Default Extension="xml" ContentType="application/xml"/>${override('xl/workbook.xml', 'sheet.main')}` +
        `${override('xl/styles.xml', 'styles')}${sheets.map((_, at) => override(`xl/worksheets/sheet${at + 1}.xml`, 'worksheet')).join('')}</Types>`,
    ],
  }
  yield {
    name: '_rels/.rels',
    pieces: [
      `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${relation(1, 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    ],
  }
  yield {
    name: 'xl/workbook.xml',
    pieces: [
      `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>` +
        `${sheets.map(({ name }, at) => `<sheet name="${sheetName(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`).join('')}</sheets></workbook>`,
    ],
  }
  yield {
    name: 'xl/_rels/workbook.xml.rels',
    pieces: [
      `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">` +
        `${sheets.map((_, at) => relation(at + 1, 'worksheet', `worksheets/sheet${at + 1}.xml`)).join('')}` +
        `${relation(sheets.length + 1, 'styles', 'styles.xml')}</Relationships>`,
    ],
  }
  yield { name: 'xl/styles.xml', pieces: [STYLES] }
  for (const [at, sheet] of sheets.entries())
    yield { name: `xl/worksheets/sheet${at + 1}.xml`, pieces: sheetXml(sheet) }
}

const LONGEST_NAME = 31

/** The tab of a sheet: at most 31 characters, and none of those a spreadsheet refuses. */
const sheetName = (name: string): string =>
  escapeText(name.replace(/[\\/?*[\]:]/g, ' ').slice(0, LONGEST_NAME)).replaceAll('"', '&quot;')

/** A spreadsheet (ECMA-376) as a stream of bytes: nothing is held but the piece under way. */
export const workbook = (sheets: readonly Sheet[]): AsyncGenerator<Buffer> => zip(parts(sheets))
