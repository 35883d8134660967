import { afterEach } from 'vitest'
import { smallPackage, type Changes, type SmallPackage } from './small-package.ts'

/** Makes small packages for the tests of a file, which are removed after each. */
export function packageMaker(): (changes?: Changes) => Promise<string> {
  const packages: SmallPackage[] = []
  afterEach(async () => {
    for (const made of packages.splice(0)) await made.remove()
  })
  return async (changes) => {
    const made = await smallPackage(changes)
    packages.push(made)
    return made.folder
  }
}
