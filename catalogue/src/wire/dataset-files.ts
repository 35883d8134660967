import { datasetParts } from '../dataset-parts.ts'

/** The name of everything together, beside which the parts have the names of their tables. */
export const WHOLE_DATASET = 'dataset'

/** A data package as one file. */
export const packageFile = (id: string): string => `${id}.zip`

export const SQLITE_FILE = 'dataset.sqlite'

/** The checksums of the other files, as `sha256sum --check` reads them. */
export const CHECKSUMS_FILE = 'SHA256SUMS'

/** Every file in which a dataset or a part of it can be taken home whole. */
export const datasetFileNames: readonly string[] = [
  packageFile(WHOLE_DATASET),
  SQLITE_FILE,
  ...datasetParts.map(({ id }) => packageFile(id)),
  CHECKSUMS_FILE,
]
