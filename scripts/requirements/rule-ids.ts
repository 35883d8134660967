/** The rules that a test's name says it holds: `keeps 30 rows [S9.1, D13.2-4]` holds S9.1 and D13.2, D13.3 and D13.4. */
export function ruleIdsIn(title: string): string[] {
  const named = BRACKETS.exec(title)?.[1] ?? ''
  return named.split(', ').flatMap((part) => {
    const [, section = '', from = '', to = from] = RANGE.exec(part) ?? []
    const count = section === '' ? 0 : Number(to) - Number(from) + 1
    return Array.from({ length: count }, (_, index) => `${section}.${Number(from) + index}`)
  })
}

const BRACKETS = / \[([SD]\d[^\]]*)\]$/
const RANGE = /^([SD]\d+)\.(\d+)(?:-(\d+))?$/
