export { connect, connectLater } from './connect.ts'
export { isUpToDate, migrate } from './migrate.ts'
export {
  DatabaseUrlMisspelt,
  DatabaseUrlNotAllowed,
  ImportUnderWay,
  StoreFull,
  StoreNotWritten,
  StoreUnavailable,
} from './refusals.ts'
export {
  readDeviation,
  readDeviationPoints,
  readDocuments,
  readLogDocuments,
  readStratigraphy,
  type ReadDeviation,
  type ReadInterpretation,
} from './reading/read-details.ts'
export { FILES, readStoredFile, storedChecksums, type StoredFile } from './reading/read-file.ts'
export { countColumn, readColumn } from './reading/read-column.ts'
export { partOf } from './reading/in-version.ts'
export { readRows } from './reading/read-rows.ts'
export { readShape, readShapes, readShapesOf } from './reading/read-shapes.ts'
export { readWithin } from './reading/read-within.ts'
export { compareVersions, type RowChanges } from './compare-versions.ts'
export { countChanges, readChanges, type ChangeCounts } from './changes/read-changes.ts'
export { readHistory, type HistoryStep } from './changes/read-history.ts'
export { GEOMETRY, type RowChange } from './changes/row-change.ts'
export { LayerRefused, openLayer } from './geopackage/open-layer.ts'
export { writeLayer, type LayerColumnType } from './geopackage/write-layer.ts'
export { writePlainTables, type PlainTable } from './plain-file/write-plain-tables.ts'
export { goBackTo, VersionNotKept } from './go-back.ts'
export { replaceDataset, replaceTables, StandingChanged } from './replace-dataset.ts'
export {
  currentVersion,
  holdsVersion,
  isSameVersion,
  keptVersions,
  type NewVersion,
  type Version,
} from './versions.ts'
export { sha256Of } from './sha256.ts'
export { watchVersion } from './watch-version.ts'
export type { DatasetWriter } from './dataset-writer.ts'
export type { Geometry } from './geometry.ts'
export type { Connection, Reading, Store, StoreKind } from './store.ts'
export { isShaped, type LooseRow } from './reading/stored-row.ts'
export { rowHasher, WORDS_PER_ROW } from './fingerprints/row-hash.ts'
export { RowIndex, type RowFingerprints } from './fingerprints/row-index.ts'
export { readFingerprints } from './fingerprints/stored-fingerprints.ts'
export { eachPage, eachPageOfKeys, readPage } from './reading/each-page.ts'
