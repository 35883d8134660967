import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { questionsOfReact } from './react-plugin.ts'

const { resolve } = createRequire(import.meta.url)

/** A file of a package, also where the package shows only some of them. */
function fileOf(name: string): string {
  const [packageName = '', ...path] = name.split('/')
  return readFileSync(join(resolve(`${packageName}/package.json`), '..', ...path), 'utf8')
}

describe.each(Object.entries(questionsOfReact))('%s', (name, questions) => {
  it.each(questions.map(({ asks }) => asks))('still asks %s', (asks) => {
    expect(fileOf(name)).toContain(asks)
  })
})
