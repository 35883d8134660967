import type { Migration } from 'kysely'
import type { TableSyntax } from '../column-types.ts'
import { boreholes } from './0001-boreholes.ts'
import { fields } from './0002-fields.ts'
import { licences } from './0003-licences.ts'
import { seismicLines } from './0004-seismic-lines.ts'
import { seismicSurveys2d } from './0005-seismic-surveys-2d.ts'
import { seismicSurveys3d } from './0006-seismic-surveys-3d.ts'
import { facilities } from './0007-facilities.ts'
import { figures } from './0008-figures.ts'
import { stratigraphy } from './0009-stratigraphy.ts'
import { deviation } from './0010-deviation.ts'
import { documents } from './0011-documents.ts'
import { versions } from './0012-versions.ts'
import { files } from './0013-files.ts'
import { versionTexts } from './0015-version-texts.ts'
import { rowsByVersion } from './0016-rows-by-version.ts'
import { versionParts } from './0017-version-parts.ts'
import { fingerprints } from './0018-fingerprints.ts'
import { areasAndAddresses } from './0019-areas-and-addresses.ts'
import { provisionalFigures } from './0020-provisional-figures.ts'

/** Every migration under its file name. One that has run anywhere never changes: add another. */
export const migrations = (syntax: TableSyntax): Record<string, Migration> => ({
  '0001-boreholes': boreholes(syntax),
  '0002-fields': fields(syntax),
  '0003-licences': licences(syntax),
  '0004-seismic-lines': seismicLines(syntax),
  '0005-seismic-surveys-2d': seismicSurveys2d(syntax),
  '0006-seismic-surveys-3d': seismicSurveys3d(syntax),
  '0007-facilities': facilities(syntax),
  '0008-figures': figures(syntax),
  '0009-stratigraphy': stratigraphy(syntax),
  '0010-deviation': deviation(syntax),
  '0011-documents': documents(syntax),
  '0012-versions': versions(syntax),
  '0013-files': files(syntax),
  '0015-version-texts': versionTexts(syntax),
  '0016-rows-by-version': rowsByVersion(syntax),
  '0017-version-parts': versionParts(syntax),
  '0018-fingerprints': fingerprints(syntax),
  '0019-areas-and-addresses': areasAndAddresses(syntax),
  '0020-provisional-figures': provisionalFigures(syntax),
})
