import type { Finding } from '@datacentre/catalogue/findings/finding'
import type { Inspected } from '@datacentre/catalogue/findings/inspected'
import { rules } from '@datacentre/catalogue/findings/rules'

/** The check told of these by file and line already. */
const TOLD_BY_FILE: ReadonlySet<string> = new Set(['placeholder-dates', 'unknown-codes'])

const EXAMPLES = 3

const sayFinding = ({ name, key, en }: Finding): string => `${name || key} (${en})`

/** Where all of it stands, once it is served. */
export const onItsPage = (rule: string): string => `; all at /quality/${rule}`

/** A line for each rule that finds something: how much, some of it, and where all of it stands, if it does anywhere. */
export function sayQuality(inspected: Inspected, where: (rule: string) => string = () => ''): string {
  return rules
    .filter(({ id }) => !TOLD_BY_FILE.has(id))
    .flatMap(({ id, find, words }) => {
      const findings = find(inspected)
      if (findings.length === 0) return []
      const some = findings.slice(0, EXAMPLES).map(sayFinding).join(', ')
      const more = findings.length > EXAMPLES ? ', …' : ''
      const count = findings.length.toLocaleString('en')
      return [`quality: ${words.en.title}: ${count} found: ${some}${more}${where(id)}\n`]
    })
    .join('')
}
