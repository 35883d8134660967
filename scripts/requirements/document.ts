/** Reads docs/requirements.md: sections, their rules, the tests that hold them, and what cannot be read. */

export type TestReference = { readonly path: string; readonly name: string }

export type Rule = {
  readonly id: string
  readonly statement: string
  readonly tests: readonly TestReference[]
  readonly line: number
}

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

const COLUMNS = ['rule', 'what holds', 'test']
const SEPARATOR = /^\s*\|(\s*:?-+:?\s*\|)+\s*$/
const ROW = /^\s*(\||[SD]\d+\.\d+\s*\|)/
const NO_HEADER = `no header '| ${COLUMNS.join(' | ')} |' with dashes under it stands above the row`
const FENCE = /^\s*(```|~~~)/
const HEADING = /^#{1,2} /
const SECTION_HEADING = /^## ([SD][1-9]\d*) (\S.*)$/
const RULE_ID = /^[SD][1-9]\d*\.[1-9]\d*$/
const TEST_FILE = /^(?!\/)(?!.*\.\.\/).+\.(test|spec)\.tsx?$/

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
      const read = ruleOf({ cells, line, sectionId: section.id })
      if (read.rule) section.rules.push(read.rule)
      faults.push(...read.faults.map((message) => ({ line, message })))
    }
  }
  return { sections, faults }
}

function ruleOf({ cells, line, sectionId }: { cells: readonly string[]; line: number; sectionId: string }): {
  rule?: Rule
  faults: string[]
} {
  const [id = '', statement = '', references = ''] = cells
  if (cells.length !== COLUMNS.length) {
    return { faults: [`the row has ${cells.length} cells, not ${COLUMNS.length}`] }
  }
  if (!RULE_ID.test(id)) return { faults: [`'${id}' is not a rule such as ${sectionId}.1`] }
  const faults: string[] = []
  if (!id.startsWith(`${sectionId}.`)) faults.push(`${id} stands in section ${sectionId}`)
  if (statement === '') faults.push(`${id} says nothing`)

  const tests: TestReference[] = []
  for (const reference of references === '' ? [] : references.split(/<br *\/?>/)) {
    const test = referenceOf(reference.trim())
    if (test) tests.push(test)
    else faults.push(`${id}: '${reference.trim()}' is not of the form path/to/file.test.ts › name`)
  }
  return { rule: { id, statement, tests, line }, faults }
}

function referenceOf(reference: string): TestReference | undefined {
  const [path = '', ...rest] = reference.split(' › ')
  // A name may hold the sign itself; only the first one parts path and name.
  const name = rest.join(' › ').trim()
  return TEST_FILE.test(path) && name !== '' ? { path, name } : undefined
}

/** The cells of a table row; a pipe after a backslash belongs to the text, as in Markdown. */
function cellsOf(row: string): string[] {
  const cells = row.trim().split(/(?<!\\)\|/)
  const inner = cells.at(-1) === '' ? cells.slice(1, -1) : cells.slice(1)
  return inner.map((cell) => cell.trim().replaceAll('\\|', '|'))
}
