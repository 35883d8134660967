import { describe, expect, it } from 'vitest'
import { fillSection, LATITUDE } from '../../testing/section-dataset.ts'
import { smallServer } from '../../testing/small-server.ts'

const parts = smallServer('sqlite', fillSection)
const get = (query: string, accept = 'application/json') =>
  parts().server.inject({
    url: `/datacenter/section${query}`,
    headers: { host: 'data.example.org', accept },
  })
const page = async (query: string): Promise<string> =>
  (await get(query, 'text/html')).body.replaceAll('\u00a0', ' ')

type Told = {
  readonly text: string
  readonly notes: readonly string[]
  readonly lengthInMeters: number
  readonly levels: readonly string[]
  readonly near: { readonly read: number; readonly unread: number } | null
  readonly wells: readonly {
    readonly boreholeDbk: number
    readonly alongInMeters: number
    readonly besideInMeters: number
    readonly depthsBy: string
    readonly isTrueDepth: boolean
    readonly datum: string | null
    readonly endDepth: number
    readonly endAlongInMeters: number
    readonly unitTop: number | null
    readonly unitBase: number | null
    readonly unitIsWhole: boolean | null
    readonly layers: readonly { readonly unit: string; readonly top: number; readonly base: number }[]
    readonly logs: readonly { readonly fileName: string; readonly address: string }[]
  }[]
}
const told = async (query: string): Promise<Told> => {
  const answer = (await get(query)).json<Told>()
  return { ...answer, text: answer.text.replaceAll('\u00a0', ' ') }
}

/** The radius of an arc that turns sixty degrees over two kilometres. */
const RADIUS = 2000 / (Math.PI / 3)

/** Metres of a degree of longitude on the ellipsoid of WGS84: the radius of its parallel. */
function degreeAt(latitude: number): number {
  const [a, e2] = [6_378_137, 0.006_694_38]
  const phi = (latitude * Math.PI) / 180
  return ((Math.PI / 180) * a * Math.cos(phi)) / Math.sqrt(1 - e2 * Math.sin(phi) ** 2)
}

describe('the depths of a cross-section', () => {
  it('are straight down below the level of each borehole, by its survey or because it goes straight down [D35.1]', async () => {
    const { wells, levels } = await told('?wells=1,2,7&unit=ROTLIEGEND')
    expect(wells.map(({ depthsBy, datum }) => [depthsBy, datum])).toEqual([
      ['vertical', 'NAP'],
      ['survey', 'MSL'],
      ['vertical', 'NAP'],
    ])
    expect(levels).toEqual(['NAP', 'MSL'])
    const [west, bent, east] = wells
    expect([west!.unitTop, west!.unitBase]).toEqual([2000, 2200])
    expect(bent!.unitTop).toBeCloseTo(1000 + RADIUS * Math.sin(Math.PI / 6) - 20, 1)
    expect(bent!.unitBase).toBeCloseTo(1000 + RADIUS * Math.sin(Math.PI / 3) - 20, 1)
    expect([east!.unitTop, east!.unitBase]).toEqual([2100, 2200])
    expect(wells.map(({ isTrueDepth }) => isTrueDepth)).toEqual([true, true, true])
  })
  it('say so where land and sea differ [D35.1]', async () => {
    const { notes } = await told('?wells=1,2&lang=en')
    expect(notes[0]).toContain('NAP on land and from mean sea level (MSL)')
    expect((await told('?wells=1,7&lang=en')).notes).toEqual([
      'True depth: measured straight down, in metres below NAP.',
    ])
  })
  it('are those along the hole where nothing tells where it goes, and from the reference level without its height, marked as such [D35.5]', async () => {
    const { wells, notes, text } = await told('?wells=1,3,4,5&unit=RO')
    expect(wells.map(({ depthsBy, isTrueDepth }) => [depthsBy, isTrueDepth])).toEqual([
      ['vertical', true],
      ['alongHole', false],
      ['vertical', false],
      ['vertical', true],
    ])
    expect(wells[1]!.layers[0]).toMatchObject({ top: -5, base: 2995 })
    expect(notes.join(' ')).toMatch(
      /langs het boorgat: LEANING-01\..*niet bekend: BOTTOMLESS-01\..*lagen: UNREAD-01/,
    )
    // Only the one whose depth is true counts.
    expect(text).toContain('is gevonden in 1 van de 1 boringen')
    const svg = (await get('?wells=1,3,4,5&unit=RO&f=svg')).body
    expect(svg).toContain('>LEANING-01 *<')
    expect(svg).toContain('>geen interpretatie<')
    expect(svg).not.toContain('class="band"')
  })
})

describe('the line of a cross-section', () => {
  it('is as long as the way over the ground, and holes are seen from its side [D35.2]', async () => {
    const { wells, lengthInMeters } = await told('?wells=1,2,7')
    const degree = degreeAt(LATITUDE)
    expect(Math.abs(wells[1]!.alongInMeters - 0.1 * degree)).toBeLessThan(3)
    // Three corners of one parallel: a straight line between two of them cuts its bend by centimetres.
    expect(Math.abs(lengthInMeters - 0.3 * degree)).toBeLessThan(8)
    const reach = RADIUS * (1 - Math.cos(Math.PI / 3))
    expect(Math.abs(wells[1]!.endAlongInMeters - wells[1]!.alongInMeters - reach)).toBeLessThan(3)
    const back = await told('?wells=7,2,1')
    expect(Math.abs(back.wells[1]!.alongInMeters - back.wells[1]!.endAlongInMeters - reach)).toBeLessThan(3)
    expect(back.wells.map(({ boreholeDbk }) => boreholeDbk)).toEqual([7, 2, 1])
  })
  it('takes the holes that lie near and have layers, in its order, and counts the others [D35.3]', async () => {
    const along = await told('?line=6.9,53.201;6.58,53.201&within=500')
    expect(along.wells.map(({ boreholeDbk }) => boreholeDbk)).toEqual([7, 4, 3, 8, 2])
    expect(along.near).toEqual({ read: 5, unread: 1 })
    // A thousandth of a degree of latitude is 111.3 m.
    expect(Math.abs(along.wells[0]!.besideInMeters - 111.3)).toBeLessThan(25)
    expect(along.wells[0]!.alongInMeters).toBeGreaterThan(6000)
    const alone = await page('?line=6.49,53.2;6.51,53.2&within=500')
    expect(alone).toContain('maar één boring met lagen: WEST-01.')
    expect((await get('?line=3,55;3.1,55')).json<Told>().wells).toEqual([])
  })
})

describe('a unit that is correlated', () => {
  it('is told in a sentence, in both languages [D35.6]', async () => {
    expect((await told('?wells=1,2,7&unit=ROTLIEGEND')).text).toBe(
      '3 boringen langs een lijn van 20 km naar het oosten. Rotliegend is gevonden in 3 van de 3 boringen met lagen op ware diepte. De top ligt tussen 1.935 en 2.100 m onder NAP of MSL. Waar een boring er helemaal doorheen gaat, is de dikte 100 tot 200 m.',
    )
    expect((await told('?wells=1,7&lang=en')).text).toBe(
      '2 boreholes along a line of 20 km to the east. The deepest is WEST-01: it ends at 2,500 m below NAP.',
    )
    expect((await told('?wells=1,8&unit=TRIASSIC&lang=en')).text).toMatch(
      /was found in none of the boreholes/,
    )
  })
  it('has no base where a hole ends in it, and of a hole that ends above it that is told [D27.99]', async () => {
    const through = await told('?wells=1,7&unit=RO&lang=en')
    expect(through.text).toContain('It is 100 to 200 m thick.')
    const { text, notes, wells } = await told('?wells=1,2,8&unit=RO&lang=en')
    expect(text).toContain('One borehole goes right through it: there it is 200 m thick.')
    expect(wells.map(({ unitIsWhole }) => unitIsWhole)).toEqual([true, false, null])
    expect(notes.join(' ')).toMatch(/how deep the unit goes there: BENT-01\..*tells nothing .*: SHALLOW-01\./)
    expect((await told('?wells=2,8&unit=RO&lang=en')).text).not.toContain('thick')
    /** The edges of a band: its top and its base. */
    const edges = async (query: string): Promise<number> =>
      /class="band">.*?<path d="([^"]*)" stroke=/.exec((await get(`${query}&f=svg`)).body)![1]!.split('M')
        .length - 1
    expect(await edges('?wells=1,7&unit=RO')).toBe(2)
    expect(await edges('?wells=1,2&unit=RO')).toBe(1)
    // One that went deep enough and has older layers tells that the unit is not there.
    expect((await told('?wells=1,7&unit=ZE&lang=en')).notes.join(' ')).not.toContain('tells nothing')
  })
  it('is joined from each hole that has it to the next, past one that ends above it and not past one that lacks it [D35.6]', async () => {
    const bands = async (query: string): Promise<number> =>
      ((await get(`${query}&f=svg`)).body.match(/class="band"/g) ?? []).length
    expect(await bands('?wells=1,2,7&unit=RO')).toBe(2)
    expect(await bands('?wells=1,8,7&unit=RO')).toBe(1)
    expect(await bands('?wells=1,7,2&unit=ZE')).toBe(0)
    expect(await bands('?wells=1,7')).toBe(0)
  })
})
