/** Reads docs/requirements.md: sections, their rules, and what cannot be read; and writes the tests beside the rules. */

type Rule = { readonly id: string; readonly statement: string; readonly line: number }

export type Section = {
  readonly id: string
  readonly title: string
  readonly rules: readonly Rule[]
  readonly line: number
}

export type Fault = { readonly line: number; readonly message: string }

export type RequirementsDocument = {
  readonly sections: readonly Section[]
  readonly faults: readonly Fault[]
}

const COLUMNS = ['rule', 'what holds', 'tests']
const SEPARATOR = /^\s*\|(\s*:?-+:?\s*\|)+\s*$/
const ROW = /^\s*(\||[SD]\d+\.\d+\s*\|)/
const NO_HEADER = `no header '| ${COLUMNS.join(' | ')} |' with dashes under it stands above the row`
const FENCE = /^\s*(```|~~~)/
const HEADING = /^#{1,2} /
const SECTION_HEADING = /^## ([SD][1-9]\d*) (\S.*)$/
const RULE_ID = /^[SD][1-9]\d*\.[1-9]\d*$/

export function parseRequirements(text: string): RequirementsDocument {
  const sections: (Section & { rules: Rule[] })[] = []
  const faults: Fault[] = []
  let section: (Section & { rules: Rule[] }) | undefined
  let fenced = false
  let headed = false

  const lines = text.split(/\r?\n/)
  for (const [index, content] of lines.entries()) {
    const line = index + 1
    if (FENCE.test(content)) fenced = !fenced
    if (fenced) continue
    if (HEADING.test(content)) {
      const heading = SECTION_HEADING.exec(content)
      section = heading ? { id: heading[1] ?? '', title: heading[2] ?? '', rules: [], line } : undefined
      if (section) sections.push(section)
    }
    if (!ROW.test(content)) {
      // Markdown ends a table at the first line that is no row.
      headed = false
      continue
    }

    const cells = cellsOf(content)
    if (cells.join() === COLUMNS.join()) headed = SEPARATOR.test(lines[index + 1] ?? '')
    else if (SEPARATOR.test(content)) continue
    else if (!section) faults.push({ line, message: 'the row stands outside any section' })
    else if (!headed) faults.push({ line, message: NO_HEADER })
    else {
      const [id = '', statement = ''] = cells
      const messages = rowFaults(cells, section.id)
      faults.push(...messages.map((message) => ({ line, message })))
      if (RULE_ID.test(id)) section.rules.push({ id, statement, line })
    }
  }
  return { sections, faults }
}

function rowFaults(cells: readonly string[], sectionId: string): string[] {
  const [id = '', statement = ''] = cells
  if (cells.length !== COLUMNS.length) return [`the row has ${cells.length} cells, not ${COLUMNS.length}`]
  if (!RULE_ID.test(id)) return [`'${id}' is not a rule such as ${sectionId}.1`]
  const faults: string[] = []
  if (!id.startsWith(`${sectionId}.`)) faults.push(`${id} stands in section ${sectionId}`)
  if (statement === '') faults.push(`${id} says nothing`)
  return faults
}

/** The cells of a table row; a pipe after a backslash belongs to the text, as in Markdown. */
function cellsOf(row: string): string[] {
  const cells = row.trim().split(BARE_PIPE)
  const inner = cells.at(-1) === '' ? cells.slice(1, -1) : cells.slice(1)
  return inner.map((cell) => cell.trim().replaceAll('\\|', '|'))
}

const BARE_PIPE = /(?<!\\)\|/

/** The document with, beside every rule, the files whose tests say they hold it. */
export function withTests(text: string, filesOf: (ruleId: string) => readonly string[]): string {
  const { sections } = parseRequirements(text)
  const lines = text.split('\n')
  for (const { id, line } of sections.flatMap(({ rules }) => rules)) {
    const [, , statement = ''] = (lines[line - 1] ?? '').split(BARE_PIPE)
    lines[line - 1] = `| ${id} | ${statement.trim()} | ${filesOf(id).join('<br>')} |`
  }
  return lines.join('\n')
}
