// Run as a process of its own: replaces the dataset of the database in its first argument, says so when the
// moment in its second argument has come, and waits there to be killed.
import { connect, replaceDataset } from '../src/index.ts'
import { aVersion, fillWith } from './sample-dataset.ts'

const [, , databaseUrl = '', moment = ''] = process.argv

const waitAt = async (reached: 'written' | 'acknowledged'): Promise<void> => {
  if (moment !== reached) return
  process.stdout.write(reached)
  await new Promise((resolve) => setTimeout(resolve, 600_000))
}

const store = await connect(databaseUrl)
await replaceDataset(store, aVersion({ name: 'killed' }), async (writer) => {
  await fillWith(1_000)(writer)
  await waitAt('written')
})
await waitAt('acknowledged')
