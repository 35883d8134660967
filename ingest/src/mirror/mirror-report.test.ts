import { describe, expect, it } from 'vitest'
import { MirrorReport } from './mirror-report.ts'

describe('the report of a mirror', () => {
  it('says of every section that there is nothing in it', () => {
    expect(new MirrorReport().toText().match(/^Nothing\.$/gm)).toHaveLength(4)
  })
  it('counts what happens again and again, with three examples', () => {
    const report = new MirrorReport()
    for (let nr = 1; nr <= 1200; nr++) report.leftOut('shapes that belong to no row', `number ${nr}`)
    report.notRead('licences', 'answered 404')
    const text = report.toText()
    expect(text).toContain(
      '- shapes that belong to no row: 1,200 times, such as\n  - number 1\n  - number 2\n  - number 3\n\n',
    )
    expect(text).toContain('- licences: answered 404\n')
    expect([report.unreadCount, report.leftOutCount]).toEqual([1, 1200])
  })
})
