export { connect } from './connect.ts'
export { migrate } from './migrate.ts'
export {
  DatabaseUrlMisspelt,
  DatabaseUrlNotAllowed,
  ImportUnderWay,
  StoreFull,
  StoreUnavailable,
} from './refusals.ts'
export {
  readDetails,
  readDeviation,
  readDocuments,
  readLogDocuments,
  readStratigraphy,
  type BoreholeDetails,
} from './reading/read-details.ts'
export { readFile, readStoredFile, type StoredFile } from './reading/read-file.ts'
export { readRows, type ListedRow, type RowsWanted } from './reading/read-rows.ts'
export { readShape, readShapes, type Shape } from './reading/read-shapes.ts'
export { readWithin } from './reading/read-within.ts'
export { replaceDataset } from './replace-dataset.ts'
export { currentVersion, holdsVersion, listVersions, type NewVersion, type Version } from './versions.ts'
export { watchVersion } from './watch-version.ts'
export type { DatasetWriter } from './dataset-writer.ts'
export type { Geometry } from './geometry.ts'
export type { Connection, Reading, Store, StoreKind } from './store.ts'
export { isShaped, type NewRow, type ShapedTable } from './reading/stored-row.ts'
