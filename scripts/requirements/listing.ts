import type { Section } from './document.ts'

/** The rules without a test, by section, and how many there are. */
export function untestedRules(sections: readonly Section[]): string {
  const rules = sections.flatMap((section) => section.rules)
  const tested = rules.filter(isTested).length
  const groups = sections.filter((section) => !section.rules.every(isTested)).map(groupOf)
  return [...groups, `${rules.length} rules, ${tested} with a test, ${rules.length - tested} without`].join(
    '\n\n',
  )
}

function groupOf({ id, title, rules }: Section): string {
  const untested = rules.filter((rule) => !isTested(rule))
  const heading = `${id} ${title}: ${untested.length} of ${rules.length} without a test`
  return [heading, ...untested.map((rule) => `  ${rule.id.padEnd(7)}${rule.statement}`)].join('\n')
}

const isTested = ({ tests }: Section['rules'][number]) => tests.length > 0
