import { describe, expect, it } from 'vitest'
import { paints, styleClasses } from './colours.ts'
import { contrastOf, SHAPE_CONTRAST, TEXT_CONTRAST } from './contrast.ts'

const grounds = [paints.paper, paints.surface]
const inks = { ink: paints.ink, 'quiet-ink': paints['quiet-ink'], action: paints.action, ...styleClasses }

describe.each(['light', 'dark'] as const)('in %s colours', (scheme) => {
  const fainterThan = (least: number, colours: Readonly<Record<string, Record<typeof scheme, string>>>) =>
    Object.entries(colours)
      .filter(([, colour]) => grounds.some((ground) => contrastOf(colour[scheme], ground[scheme]) < least))
      .map(([name]) => name)

  it('everything that is written can be read on the page and on what lies on it [D26.1]', () => {
    expect(fainterThan(TEXT_CONTRAST, inks)).toEqual([])
  })
  it('the edge of a control can be seen [D26.1]', () => {
    expect(fainterThan(SHAPE_CONTRAST, { 'control-border': paints['control-border'] })).toEqual([])
  })
  it('what stands on a filled button can be read [D26.1]', () => {
    expect(contrastOf(paints.surface[scheme], paints.action[scheme])).toBeGreaterThanOrEqual(TEXT_CONTRAST)
  })
})
