import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { copyTree, type CopiedTree } from './copied-tree.ts'
import { addColumn, newColumn } from './new-column.ts'
import { pathsOfRecipe } from './recipe.ts'

/** Sources of both sides at once, without the tests: what must compile before a column can be shown. */
const onlySources = {
  extends: './tsconfig.browser.json',
  compilerOptions: {
    composite: false,
    incremental: false,
    tsBuildInfoFile: null,
    types: ['node', 'vite/client'],
  },
  include: [
    'catalogue',
    'database',
    'ingest',
    'server',
    'fixtures',
    'ui',
    'client',
    'portal',
    'mapviewer',
  ].map((workspace) => `${workspace}/src`),
  exclude: ['**/*.test.ts', '**/*.test.tsx'],
}

describe("the recipe 'Add a column to a register'", () => {
  let tree: CopiedTree
  let touched: string[]
  beforeAll(() => {
    tree = copyTree()
    touched = addColumn(tree.folder)
  }, 60_000)
  afterAll(() => tree.remove())

  it('takes six files, all of them where it says, and names nothing in vain', () => {
    const named = pathsOfRecipe('Add a column to a register', { register: 'boreholes' })
    expect(touched.filter((file) => !named.some((path) => file.startsWith(path)))).toEqual([])
    expect(named.filter((path) => !touched.some((file) => file.startsWith(path)))).toEqual([])
    expect(touched).toHaveLength(6)
  })
  it('leaves nothing else to do for the compiler, the package, every answer, the spreadsheet and the documentation', async () => {
    writeFileSync(join(tree.folder, 'tsconfig.sources.json'), JSON.stringify(onlySources))
    const made = join(tree.folder, 'made')
    mkdirSync(made)
    const [faults, shown] = await Promise.all([
      tree.run('tsc', ['-p', 'tsconfig.sources.json']),
      tree.run('tsx', ['scripts/recipes/where-it-shows.ts', newColumn.key, made]),
    ])
    expect(faults).toBe('')
    expect(JSON.parse(shown)).toEqual({
      packageHeader: expect.arrayContaining([newColumn.key]),
      list: 12.5,
      details: 12.5,
      object: 12.5,
      sheet: { nl: `${newColumn.name.nl} (m)`, en: `${newColumn.name.en} (m)`, cell: 12.5 },
      isDescribed: true,
      documentation: [expect.stringContaining(`| \`${newColumn.key}\` | ${newColumn.name.en} | a number`)],
    })
  }, 180_000)
})
