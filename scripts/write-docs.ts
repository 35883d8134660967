/** `npm run write-docs`: writes the parts of the documentation that follow from the catalogue. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { derivedParts } from './docs/derived-parts.ts'
import { withMarkedPart } from './docs/marked-part.ts'

for (const { document, part } of derivedParts) {
  const path = join(import.meta.dirname, '..', document)
  writeFileSync(path, withMarkedPart(readFileSync(path, 'utf8'), part()))
}
