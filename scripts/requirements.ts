import { readFileSync } from 'node:fs'

import { requirementsCommand } from './requirements/command.ts'
import { parseRequirements } from './requirements/document.ts'

const document = parseRequirements(readFileSync(new URL('../docs/requirements.md', import.meta.url), 'utf8'))
const { exitCode, out, err } = requirementsCommand({ args: process.argv.slice(2), document })
if (out !== '') console.log(out)
if (err !== '') console.error(err)
process.exitCode = exitCode
