import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { projectFiles } from '../project-files.mjs'

const root = join(import.meta.dirname, '..', '..')

/** A type that is said of what somebody sent, and not read out of it. */
const cast =
  /\b(?:query|params|body|headers|request)\)? as (?!const\b)[A-Z{(]|\b(?:query|params|body|request) as never\b/

const isComment = (line: string): boolean => /^\s*(?:\/\/|\/?\*)/.test(line)

const castIn = (text: string): readonly string[] =>
  text.split('\n').filter((line) => cast.test(line) && !isComment(line))

it('a cast of a request is found, and a comment is none', () => {
  expect(castIn('const { id } = request.params as { id: string }')).toHaveLength(1)
  expect(castIn('refuseUnknown(query as Query, known)')).toHaveLength(1)
  expect(castIn('itemsQuestion(collection, request.query as never)')).toHaveLength(1)
  expect(castIn('/** Reads a body as JSON. */')).toEqual([])
})

it('what somebody sent is read by a function that looks at it, and never cast', () => {
  const sources = projectFiles().filter(
    (file) => file.startsWith('server/src/') && file.endsWith('.ts') && !file.endsWith('.test.ts'),
  )
  expect(sources.length).toBeGreaterThan(300)
  const found = sources.flatMap((file) =>
    castIn(readFileSync(join(root, file), 'utf8')).map((line) => `${file}: ${line.trim()}`),
  )
  // A schema of ours, for the documentation, is not what somebody sent.
  expect(found.filter((line) => !line.includes('call.body as JsonSchema'))).toEqual([])
})
