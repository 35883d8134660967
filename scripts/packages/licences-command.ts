/** `npm run licences`: the licences of what ships, and a failure where one is not free. */
import { licenceTable, notFree } from './licence-table.ts'
import { readLockfile, shippedPackages } from './shipped-packages.ts'

const packages = shippedPackages(readLockfile())
console.log(licenceTable(packages))
const refused = notFree(packages)
for (const { name, version, licence } of refused)
  console.error(`${name} ${version} ships, but its licence is not one that we know to be free: ${licence}.`)
if (refused.length > 0) process.exitCode = 1
