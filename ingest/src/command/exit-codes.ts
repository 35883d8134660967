/** What a script that calls a command can tell from its exit code. */
export const exitCodes = {
  /** The work is done, or there was nothing to do. */
  done: 0,
  /** The package has faults; the dataset is unchanged. */
  faults: 1,
  /** The command was called in a way it does not know, or with a file that it may not read or write. */
  usage: 2,
  /** The store cannot be used now: out of reach, or another import is under way. The dataset is unchanged. */
  store: 3,
  /** The disk of the store is full. The dataset is unchanged. */
  full: 4,
  /** Too many rows of a table would go, and nobody said that it is meant. The dataset is unchanged. */
  loss: 5,
} as const
