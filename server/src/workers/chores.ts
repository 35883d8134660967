import { join } from 'node:path'
import type { Chores } from '../serve.ts'
import { keepDatasetInChild, keepFilesInChild, prepareInChild } from '../snapshot/prepare-in-child.ts'

/** What takes much time and memory, each in a process of its own. */
export const choresInChildren = (root: string): Chores => ({
  prepare: prepareInChild(join(root, 'scripts', 'prepare-dataset.mjs')),
  keepFiles: keepFilesInChild(join(root, 'scripts', 'keep-files.mjs')),
  keepDataset: keepDatasetInChild(join(root, 'scripts', 'keep-dataset.mjs')),
})
