import { speak } from '@datacentre/catalogue/texts/index'
import { describe, expect, it } from 'vitest'
import { descriptionHtml } from './page-head.ts'

const say = speak('en')
const contentOf = (body: string): string | undefined =>
  /<meta name="description" content="([^"]*)">/.exec(descriptionHtml('K12-01', body, say))?.[1]

describe('what search engines show of a page', () => {
  it('is its first paragraph, without what is only for the eye', () => {
    const body =
      '<p class="answer">Block K12 has <a href="/x">6 fields</a> beneath it &amp; "many" boreholes.</p><p>More.</p>'
    expect(contentOf(body)).toBe('Block K12 has 6 fields beneath it &amp; &quot;many&quot; boreholes.')
  })
  it('ends between two words where it is long', () => {
    const content = contentOf(`<p>${'borehole '.repeat(60)}</p>`)
    expect(content).toMatch(/^(borehole )+…$/)
    expect(content!.length).toBeLessThanOrEqual(302)
  })
  it('is what the site is about where it says little by itself', () => {
    expect(contentOf('<p>Drilled in 1984.</p>')).toBe(`K12-01: ${say('home.lead')}`)
    expect(contentOf('<table></table>')).toBe(`K12-01: ${say('home.lead')}`)
  })
})
