import { describe, expect, it } from 'vitest'
import { fillSection } from '../../testing/section-dataset.ts'
import { smallServer } from '../../testing/small-server.ts'
import { fitOf, onPage } from './view.ts'

const parts = smallServer('sqlite', fillSection)
const get = (path: string, accept = 'application/json') =>
  parts().server.inject({
    url: `/datacenter/boreholes/${path}`,
    headers: { host: 'data.example.org', accept },
  })
const page = async (path: string): Promise<string> => (await get(path, 'text/html')).body

/** The radius of an arc that turns sixty degrees over two kilometres. */
const RADIUS = 2000 / (Math.PI / 3)

type Told = {
  readonly text: string
  readonly notes: readonly string[]
  readonly azimuth: number
  readonly reachInMeters: number
  readonly path: readonly { readonly ahDepth: number; readonly east: number; readonly depth: number }[]
  readonly layers: readonly { readonly unit: string; readonly track: Told['path'] }[]
}

describe('a borehole in three dimensions', () => {
  it('goes where its survey says, with its layers along it [D36.1]', async () => {
    const told = (await get('2/3d')).json<Told>()
    expect(told.reachInMeters).toBeCloseTo(RADIUS * (1 - Math.cos(Math.PI / 3)), 1)
    expect(told.azimuth).toBeCloseTo(90, 1)
    const end = told.path.at(-1)!
    expect(end.depth).toBeCloseTo(1000 + RADIUS * Math.sin(Math.PI / 3) - 20, 1)
    expect(told.layers.map(({ unit, track }) => [unit, track[0]!.ahDepth, track.at(-1)!.ahDepth])).toEqual([
      ['NU', 0, 1000],
      ['ZE', 1000, 2000],
      ['ROSL', 2000, 3000],
    ])
    expect(told.text).toBe(
      'BENT-01 eindigt 955 m van het begin, naar het oosten, op 2.634 m onder MSL. Het boorgat gaat door 3 lagen.',
    )
  })
  it('is told as it is where it goes straight down, was not measured, or has no height [D27.101, D36.1]', async () => {
    expect((await get('1/3d?lang=en')).json<Told>().text).toBe(
      'WEST-01 goes straight down to 2,500 m below NAP. The borehole goes through 5 layers.',
    )
    const unmeasured = (await get('3/3d?lang=en')).json<Told>()
    expect(unmeasured.text).toBe(
      'The course of LEANING-01 was not surveyed. The borehole is 3,000 m long. The borehole goes through one layer.',
    )
    expect(unmeasured.notes.join(' ')).toContain('no deviation survey, and the register')
    expect(unmeasured.notes.join(' ')).not.toContain('straight down')
    expect((await get('4/3d?lang=en')).json<Told>().notes.join(' ')).toContain(
      'height of the reference level is not known',
    )
  })
  it('is a page without a script: links turn it, a plan and a section stand beside it, and tables say the same [D36.2]', async () => {
    const body = await page('2/3d?turn=350&tilt=80')
    expect(body.match(/<svg [^>]*class="hole-view"/g)).toHaveLength(3)
    expect(body).toContain('data-turn="350" data-tilt="80"')
    expect(body).toContain('href="http://data.example.org/datacenter/boreholes/2/3d?turn=5&amp;tilt=80"')
    // No further than straight from above.
    expect(body).toContain('href="http://data.example.org/datacenter/boreholes/2/3d?turn=350&amp;tilt=90"')
    expect(body).toContain('data-turn="0" data-tilt="90"')
    expect(body).toMatch(
      /<th scope="row">[^<]*\(ROSL\)<\/th><td class="number">2.000<\/td><td class="number">1.935<\/td>/,
    )
    expect(await page('1')).toContain('href="http://data.example.org/datacenter/boreholes/1/3d"')
  })
  it('writes no depths where it is seen from above: they lie in one place [D27.101]', async () => {
    const svg = async (tilt: number): Promise<string> => (await get(`2/3d?turn=0&tilt=${tilt}&f=svg`)).body
    expect(await svg(20)).toContain('<g data-depths visibility="visible">')
    expect(await svg(90)).toContain('<g data-depths visibility="hidden">')
  })
  it('is taken home as it is seen, and as points [D36.2]', async () => {
    const svg = await get('2/3d?turn=90&tilt=0&f=svg&lang=en')
    expect(svg.headers['content-type']).toContain('image/svg+xml')
    expect(svg.body).toContain('Looking 90° from north, 0° from above.')
    expect(svg.body).not.toContain('var(--')
    const lines = (await get('2/3d?f=csv')).body.trim().split('\r\n')
    expect(lines[0]).toBe('boreholeDbk,ahDepth_m,depth_m,east_m,north_m,unit,datum,source')
    expect(lines[1]).toMatch(/^2,0,-20,0,0,NU,MSL,"?Een kleine dataset; CC0; versie 1; /)
  })
  it('refuses a view that there is not, and a borehole that there is not [D36.2]', async () => {
    const refused = await get('2/3d?turn=360&tilt=91')
    expect([refused.statusCode, refused.json().detail]).toEqual([
      400,
      'turn must be a whole number of degrees from 0 to 359; tilt must be a whole number of degrees from 0 to 90',
    ])
    expect((await get('99/3d')).statusCode).toBe(404)
    expect(await page('99/3d?lang=en')).toContain('‘99’ is not in these data.')
    expect((await get('6/3d')).statusCode).toBe(200)
  })
})

describe('the view of a hole', () => {
  const fit = { centre: [0, 0, 0] as const, scale: 1 }
  const seen = (spot: readonly [number, number, number], turn: number, tilt: number) =>
    onPage(spot, { turn, tilt }, fit).map((part) => Math.round(part) + 0)
  it('has north up from above, and depth down from the side [D36.3]', () => {
    expect(seen([0, 100, 500], 0, 90)).toEqual([0, -100])
    expect(seen([100, 0, 500], 0, 0)).toEqual([100, 500])
    // Who looks east has the south at the right.
    expect(seen([0, -100, 500], 90, 0)).toEqual([100, 500])
  })
  it('keeps a hole on the page however it is turned [D36.3]', () => {
    const spots = [
      [0, 0, -20],
      [900, -300, 2500],
      [2000, -700, 2600],
    ] as const
    const fitted = fitOf(spots, 250)
    for (let turn = 0; turn < 360; turn += 15)
      for (let tilt = 0; tilt <= 90; tilt += 15)
        for (const spot of spots)
          expect(Math.hypot(...onPage(spot, { turn, tilt }, fitted))).toBeLessThanOrEqual(250.001)
  })
  it('is turned in the browser by the very same rule [D36.3]', async () => {
    const script = (await get('turn-3d.js')).body
    const [, source = ''] = /const onPage = (function[\s\S]*?)\nconst box/.exec(script) ?? []
    // oxlint-disable-next-line no-new-func -- what the server sends is what is tested
    const there = new Function(`return ${source}`)() as typeof onPage
    expect(there([10, 20, 30], { turn: 77, tilt: 33 }, fit)).toEqual(
      onPage([10, 20, 30], { turn: 77, tilt: 33 }, fit),
    )
  })
})
