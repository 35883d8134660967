import type { Dataset } from './config.ts'

/** Whether the dataset has rows of the table with this id, so that there is something to show. */
export const isOffered = (dataset: Pick<Dataset, 'absent'> | null, id: string): boolean =>
  dataset === null || !dataset.absent.includes(id)
