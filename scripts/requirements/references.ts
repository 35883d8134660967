import type { Fault, Section } from './document.ts'
import { testTitles } from './test-titles.ts'

/** Tests that the document names and that do not exist. `readFile` gives undefined for a file that is not there. */
export function referenceFaults({
  sections,
  readFile,
}: {
  sections: readonly Section[]
  readFile: (path: string) => string | undefined
}): Fault[] {
  const titlesByPath = new Map<string, ReadonlySet<string> | undefined>()
  const titlesOf = (path: string) => {
    if (!titlesByPath.has(path)) {
      const source = readFile(path)
      titlesByPath.set(path, source === undefined ? undefined : testTitles({ path, source }))
    }
    return titlesByPath.get(path)
  }

  const faults: Fault[] = []
  for (const { id, tests, line } of sections.flatMap((section) => section.rules)) {
    for (const { path, name } of tests) {
      const titles = titlesOf(path)
      if (!titles) faults.push({ line, message: `${id}: ${path} does not exist` })
      else if (!titles.has(name))
        faults.push({ line, message: `${id}: ${path} has no running test '${name}'` })
    }
  }
  return faults
}
