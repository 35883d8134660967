export { connect } from './connect.ts'
export { migrate } from './migrate.ts'
export {
  DatabaseUrlMisspelt,
  DatabaseUrlNotAllowed,
  ImportUnderWay,
  StoreFull,
  StoreUnavailable,
} from './refusals.ts'
export { readDeviation, readDocuments, readLogDocuments, readStratigraphy } from './reading/read-details.ts'
export { readStoredFile, type StoredFile } from './reading/read-file.ts'
export { readRows } from './reading/read-rows.ts'
export { readShape, readShapes } from './reading/read-shapes.ts'
export { readWithin } from './reading/read-within.ts'
export { goBackTo, VersionNotKept } from './go-back.ts'
export { replaceDataset, replaceTables } from './replace-dataset.ts'
export { currentVersion, holdsVersion, keptVersions, type Version } from './versions.ts'
export { watchVersion } from './watch-version.ts'
export type { DatasetWriter } from './dataset-writer.ts'
export type { Geometry } from './geometry.ts'
export type { Connection, Reading, Store, StoreKind } from './store.ts'
export { isShaped } from './reading/stored-row.ts'
