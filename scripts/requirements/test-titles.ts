import { parseSync, Visitor, type ESTree } from 'vite'

const ROOTS = new Set(['it', 'test', 'describe'])
/** `it.each`, `test.only`, `it.runIf(...)`: still tests that run. Not `skip`, `todo`, `fixme`, `fails` or `step`. */
const RUNNING = new Set([
  'each',
  'for',
  'only',
  'concurrent',
  'sequential',
  'parallel',
  'serial',
  'runIf',
  'skipIf',
  'prop',
])
const NOT_RUNNING = new Set(['skip', 'todo', 'fixme'])
const REPEATING = new Set(['each', 'for'])

/** The titles of the tests in a test file, as they are written there; the file is parsed, never run. */
export function testTitles({ path, source }: { path: string; source: string }): Set<string> {
  const { program, errors } = parseSync(path, source)
  if (errors[0]) throw new Error(`${path} cannot be parsed: ${errors[0].message}`)

  const titles = new Set<string>()
  let switchedOff = 0
  new Visitor({
    CallExpression(call) {
      const declared = declaredBy({ call, source })
      if (!declared) return
      if (isSwitchedOff(declared)) switchedOff += 1
      else if (switchedOff === 0 && holdsARule(declared)) titles.add(declared.title)
    },
    'CallExpression:exit'(call) {
      const declared = declaredBy({ call, source })
      if (declared && isSwitchedOff(declared)) switchedOff -= 1
    },
  }).visit(program)
  return titles
}

/** `it.only.each(rows)('keeps %s', ...)` has root `it`, words `each` and `only`, title `keeps %s`. */
type Declared = { readonly root: string; readonly words: readonly string[]; readonly title: string }

const isSwitchedOff = ({ words }: Declared) => words.some((word) => NOT_RUNNING.has(word))

function holdsARule({ root, words }: Declared): boolean {
  if (!words.every((word) => RUNNING.has(word))) return false
  return root !== 'describe' || words.some((word) => REPEATING.has(word))
}

function declaredBy({ call, source }: { call: ESTree.CallExpression; source: string }): Declared | undefined {
  const title = titleIn({ expression: call.arguments[0], source })
  if (title === undefined) return undefined
  const words: string[] = []
  let callee: ESTree.Expression = call.callee
  while (callee.type !== 'Identifier') {
    if (callee.type === 'CallExpression') callee = callee.callee
    else if (callee.type === 'TaggedTemplateExpression') callee = callee.tag
    else if (callee.type === 'MemberExpression' && callee.property.type === 'Identifier') {
      words.push(callee.property.name)
      callee = callee.object
    } else return undefined
  }
  return ROOTS.has(callee.name) ? { root: callee.name, words, title } : undefined
}

function titleIn({
  expression,
  source,
}: {
  expression: ESTree.Argument | undefined
  source: string
}): string | undefined {
  if (expression?.type === 'Literal' && typeof expression.value === 'string') return expression.value
  if (expression?.type !== 'TemplateLiteral') return undefined
  return expression.quasis
    .map(({ value }, index) => {
      const hole = expression.expressions[index]
      return (value.cooked ?? value.raw) + (hole ? `\${${source.slice(hole.start, hole.end)}}` : '')
    })
    .join('')
}
