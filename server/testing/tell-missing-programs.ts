import { missingPrograms } from '@datacentre/fixtures/other-programs'

/** Says before the tests of the stores why some of them are left out. */
export default function tellMissingPrograms(): void {
  const missing = missingPrograms()
  if (missing.length === 0) return
  const names = missing.join(', ')
  process.stdout.write(
    `not installed: ${names}. Tests that ask them are left out; npm run other-programs installs them.\n`,
  )
}
