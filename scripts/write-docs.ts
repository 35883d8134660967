/** `npm run write-docs`: writes the parts of the documentation that follow from the catalogue. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withMarkedPart } from './docs/marked-part.ts'
import { packageTables } from './docs/package-tables.ts'

const path = join(import.meta.dirname, '..', 'docs', 'data-package.md')
writeFileSync(path, withMarkedPart(readFileSync(path, 'utf8'), packageTables()))
