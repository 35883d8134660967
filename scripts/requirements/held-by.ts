import { withTests } from './document.ts'
import { testFiles } from './test-files.ts'

/** docs/requirements.md with the test files of today beside the rules. */
export function withTestsOfToday(text: string): string {
  const files = testFiles()
  return withTests(text, (id) => files.filter(({ ruleIds }) => ruleIds.has(id)).map(({ path }) => path))
}
