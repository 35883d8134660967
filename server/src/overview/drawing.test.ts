import { describe, expect, it } from 'vitest'
import { drawChart, type DrawnChart } from './drawing.ts'

const chart = (
  bands: readonly (readonly (number | null)[])[],
  over: Partial<DrawnChart> = {},
): DrawnChart => ({
  id: 'made',
  title: 'Made',
  shape: 'years',
  labels: (bands[0] ?? []).map((_, at) => String(2020 + at)),
  bands: bands.map((values, at) => ({ name: `Band ${at}`, values })),
  unit: 'Sm3',
  inUnit: 'Sm³',
  partialAt: -1,
  ...over,
})

type Bar = { readonly title: string; readonly y: number; readonly height: number }

/** The bars of the picture for a wide window, with what they say. */
function barsOf(drawn: DrawnChart): Bar[] {
  const [wide = ''] = drawChart(drawn, 'en').split('</svg>')
  return [...wide.matchAll(/<rect [^>]*y="([\d.-]+)"[^>]*height="([\d.]+)"[^>]*><title>([^<]*)</g)].map(
    ([, y, height, title = '']) => ({ title, y: Number(y), height: Number(height) }),
  )
}

/** Where the axis lies: at the line beside which 0 is written. */
function axisOf(drawn: DrawnChart): number {
  const [, y = ''] = /<path d="M\S+ ([\d.]+)H\d+"[^>]*\/><text[^>]*>0</.exec(drawChart(drawn, 'en')) ?? []
  return Number(y)
}

describe('a chart from the server', () => {
  it('has a low mark for what was reported as nothing, and a gap for what was not reported [D28.32, D28.54]', () => {
    const drawn = chart([[8, null, 0]])
    expect(barsOf(drawn).map(({ title }) => title)).toEqual(['2020, Band 0: 8 Sm³', '2022: 0 Sm³'])
    expect(barsOf(drawn)[1]).toMatchObject({ height: 2, y: axisOf(drawn) - 2 })
    expect(drawChart(drawn, 'en')).toContain('>2021</text>')
  })
  it('marks nothing where only one of its bands is nothing [D28.54]', () => {
    expect(barsOf(chart([[0], [3]])).map(({ title }) => title)).toEqual(['2020, Band 1: 3 Sm³'])
  })
  it('hangs a correction of less than nothing below the axis, as far as it goes [D28.54]', () => {
    const drawn = chart([[10, -5, null]])
    const [up, down] = barsOf(drawn)
    expect(up!.y + up!.height).toBeCloseTo(axisOf(drawn))
    expect(down).toMatchObject({ title: '2021, Band 0: -5 Sm³', y: axisOf(drawn) })
    expect(down!.height).toBeCloseTo(up!.height / 2, 0)
  })
  it('shows a bar of however little [D28.54]', () => {
    expect(barsOf(chart([[1_000_000, 1]]))[1]!.height).toBe(1)
  })
  it('writes a dash beside a name without a value, and no bar [D28.54]', () => {
    const ranked = chart([[5, null]], { shape: 'ranking', labels: ['East', 'West'] })
    expect(barsOf(ranked).map(({ title }) => title)).toEqual(['East: 5 Sm³'])
    expect(drawChart(ranked, 'en')).toMatch(/>West<\/text><text[^>]*>-<\/text>/)
  })
})
