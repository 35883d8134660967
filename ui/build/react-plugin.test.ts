import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { questionsOfReact, withAnswers, type Question } from './react-plugin.ts'

const { resolve } = createRequire(import.meta.url)

/** A file of a package, also where the package shows only some of them. */
function fileOf(name: string): string {
  const [packageName = '', ...path] = name.split('/')
  return readFileSync(join(resolve(`${packageName}/package.json`), '..', ...path), 'utf8')
}

describe.each(Object.entries<readonly Question[]>(questionsOfReact))('%s', (name, questions) => {
  it.each(questions.map(({ asks, times = 1 }) => [asks, times] as const))(
    'still asks %s, so often: %i',
    (asks, times) => {
      expect(fileOf(name).split(asks)).toHaveLength(times + 1)
    },
  )
  it('is a program when the answers stand in it', () => {
    const answered = withAnswers(fileOf(name), questions)
    for (const { asks } of questions) expect(answered).not.toContain(asks)
    expect(() => new Function('require', 'module', 'exports', answered)).not.toThrow()
  })
})
