/** `npm run ship -- DIR`: writes what runs into a folder of its own, for a container or another machine. */
import { resolve } from 'node:path'
import { CannotShip, shipInto } from './ship.ts'

const [folder] = process.argv.slice(2)
try {
  if (folder === undefined) throw new CannotShip('Name a folder: npm run ship -- DIR.')
  await shipInto(resolve(folder))
  console.log(`shipped into ${folder}`)
} catch (error) {
  if (!(error instanceof CannotShip)) throw error
  console.error(error.message)
  process.exitCode = 1
}
