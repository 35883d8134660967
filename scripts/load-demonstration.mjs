/** Fills an empty store with the demonstration dataset; run by start in a process of its own. */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './run.mjs'

process.chdir(root)
const { loadDemonstration } = await import(pathToFileURL(join(root, 'ingest', 'dist', 'first-run.js')).href)
process.exitCode = await loadDemonstration(process.env)
