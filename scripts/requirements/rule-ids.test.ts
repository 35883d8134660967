import { describe, expect, it } from 'vitest'
import { ruleIdsIn } from './rule-ids.ts'

describe('the rules in the name of a test', () => {
  it.each([
    ['keeps 30 rows [S9.1]', ['S9.1']],
    ['keeps 30 rows [S9.1, D13.2]', ['S9.1', 'D13.2']],
    ['keeps 30 rows [D13.2-4]', ['D13.2', 'D13.3', 'D13.4']],
    ['keeps 30 rows', []],
    ['keeps [S9.1] at the end only', []],
  ])('of %s', (title, ids) => {
    expect(ruleIdsIn(title)).toEqual(ids)
  })
})
