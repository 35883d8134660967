/** `npm run write-docs`: writes the parts of the documentation that follow from the catalogue, and the tests beside the rules. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { derivedParts } from './docs/derived-parts.ts'
import { withMarkedPart } from './docs/marked-part.ts'
import { withTestsOfToday } from './requirements/held-by.ts'

const root = join(import.meta.dirname, '..')

function rewrite(document: string, change: (text: string) => string): void {
  const path = join(root, document)
  writeFileSync(path, change(readFileSync(path, 'utf8')))
}

for (const { document, part } of derivedParts) rewrite(document, (text) => withMarkedPart(text, part()))
rewrite('docs/requirements.md', withTestsOfToday)
