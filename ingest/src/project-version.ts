import { readFileSync } from 'node:fs'

/** From the source and from what is built it is found in the same way. */
const ROOT_PACKAGE = new URL('../../package.json', import.meta.url)

/** The name and version of the project, as a user agent tells them. */
export function projectVersion(): string {
  const { name, version } = JSON.parse(readFileSync(ROOT_PACKAGE, 'utf8')) as Record<string, unknown>
  return `${String(name)}/${String(version)}`
}
