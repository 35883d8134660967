import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { copyTree, type CopiedTree } from './copied-tree.ts'
import { addColumn, newColumn } from './new-column.ts'
import { pathsOfRecipe } from './recipe.ts'

/** The sources that name columns. Those of the apps name hardly any, and compiling them takes twice as long. */
const sourcesThatNameColumns = {
  extends: './tsconfig.node.json',
  compilerOptions: { composite: false, incremental: false, tsBuildInfoFile: null },
  include: ['catalogue', 'database', 'ingest', 'server', 'fixtures'].map((workspace) => `${workspace}/src`),
  exclude: ['**/*.test.ts'],
}

/** Those that go over every column that is declared; what else the catalogue tests does not know of columns. */
const testsOfDeclarations = ['registers', 'tables', 'wire', 'definitions'].map(
  (part) => `catalogue/src/${part}`,
)

describe("the recipe 'Add a column to a register'", () => {
  let tree: CopiedTree
  let touched: string[]
  beforeAll(() => {
    tree = copyTree()
    touched = addColumn(tree.folder)
  })
  afterAll(() => tree.remove())

  it('takes six files, all of them where it says, and names nothing in vain', () => {
    const named = pathsOfRecipe('Add a column to a register', { register: 'boreholes' })
    expect(touched.filter((file) => !named.some((path) => file.startsWith(path)))).toEqual([])
    expect(named.filter((path) => !touched.some((file) => file.startsWith(path)))).toEqual([])
    expect(touched).toHaveLength(6)
  })
  it('leaves nothing else to do for the compiler, the tests of the declarations, the package, every answer, the spreadsheet and the documentation', async () => {
    writeFileSync(join(tree.folder, 'tsconfig.sources.json'), JSON.stringify(sourcesThatNameColumns))
    const made = join(tree.folder, 'made')
    mkdirSync(made)
    const [faults, shown] = await Promise.all([
      tree.run('tsc', ['-p', 'tsconfig.sources.json']),
      tree.run('tsx', ['scripts/recipes/where-it-shows.ts', newColumn.key, made]),
      tree.run('vitest', ['run', '--project', 'rules', ...testsOfDeclarations]),
    ])
    expect(faults).toBe('')
    expect(JSON.parse(shown)).toEqual({
      packageHeader: expect.arrayContaining([newColumn.key]),
      list: 12.5,
      details: 12.5,
      object: 12.5,
      sheet: { nl: `${newColumn.name.nl} (m)`, en: `${newColumn.name.en} (m)`, cell: 12.5 },
      isDescribed: true,
      documentation: [
        expect.stringContaining(
          `| \`${newColumn.key}\` | ${newColumn.name.en}: ${newColumn.definition.en} | a number`,
        ),
      ],
    })
  })
})
