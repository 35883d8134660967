import { describe, expect, it } from 'vitest'
import { readWorkbook } from '../../testing/read-workbook.ts'
import { fillSection, LAS } from '../../testing/section-dataset.ts'
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
  readonly wells: readonly {
    readonly logs: readonly { readonly fileName: string; readonly address: string }[]
  }[]
}

const faultsOf = async (query: string): Promise<readonly string[]> => {
  const answer = await get(query)
  expect([query, answer.statusCode]).toEqual([query, 400])
  return answer
    .json<{ faults: { key: string; message: string }[] }>()
    .faults.map(({ key, message }) => `${key} ${message}`)
}

describe('the page of a cross-section', () => {
  it('is whole without a script: sentence, picture, tables, and a form for what it shows [D35.7]', async () => {
    const body = await page('?wells=WEST-01,east-01&unit=RO&along=even')
    expect(body).toContain('<h1>Doorsnede van WEST-01 naar EAST-01 &lt;b&gt;&amp;</h1>')
    expect(body).toContain('<p class="answer">2 boringen')
    expect(body).toMatch(/<svg [^>]*role="img" aria-label="Doorsnede van WEST-01, EAST-01 &lt;b&gt;&amp;\./)
    expect(body).toContain('value="WEST-01, EAST-01"')
    expect(body).toContain('<option value="even" selected>')
    expect(body).toContain('<option value="RO" selected>')
    expect(body).toMatch(/<td>Krijt[^<]*\(CK\)<\/td><td class="number">0<\/td><td class="number">2.100<\/td>/)
    // The one address has the keys, whatever the boreholes were called.
    expect(body).toContain(
      'href="http://data.example.org/datacenter/section?wells=1,7&amp;unit=RO&amp;along=even',
    )
    expect(body).toContain('href="http://data.example.org/mapviewer/?lang=nl&amp;layers=boreholes#ids=1,7"')
    expect(body).toContain('data-picture="http://data.example.org/datacenter/section?')
  })
  it('explains its colours below the drawing, where they fit every window, and within a picture that leaves the page [D27.105]', async () => {
    const body = await page('?wells=1,7')
    const [drawing, below] = body.split('</svg></div>')
    expect(drawing).not.toContain('ROSLU  ')
    const listed = [
      ...(below ?? '').matchAll(
        /<li><svg[^>]*aria-hidden="true"><rect [^>]*fill="#[^"]+"[^>]*\/><\/svg> <b>(\w+)<\/b> [^<]+<\/li>/g,
      ),
    ].map(([, code]) => code)
    expect(listed).toEqual((await get('?wells=1,7&f=json')).json<{ units: string[] }>().units)
    expect(listed).toContain('ROSLU')
    expect((await get('?wells=1,7&f=svg')).body).toContain('ROSLU  ')
  })
  it('gives the layers as CSV and spreadsheet, and the picture with what has to be known to read it [D35.7]', async () => {
    const csv = await get('?wells=1,7&f=csv')
    const lines = csv.body
      .replace(/^\uFEFF/, '')
      .trim()
      .split(/\r?\n/)
    expect(lines).toHaveLength(1 + 5 + 3)
    expect(csv.headers['content-disposition']).toContain('section.csv')
    const { rows, about } = await readWorkbook((await get('?wells=1,7&f=xlsx&lang=en')).rawPayload)
    expect(rows[0]).toContain('Vertical thickness (m)')
    expect(rows.find((row) => row.includes('ROSLU'))).toEqual(
      expect.arrayContaining([2000, 2100, 100, 'NAP']),
    )
    expect(about.flat().join(' ')).toContain('measured straight down, in metres below NAP')
    const svg = await get('?wells=1,7&f=svg&lang=en')
    expect(svg.headers['content-type']).toContain('image/svg+xml')
    expect(svg.body).toContain('Source: ')
    expect(svg.body).toContain('times as large as distance')
    expect(svg.body).not.toContain('var(--')
  })
  it('leads to the log files that can be had, and draws the gamma ray beside the layers [D35.8]', async () => {
    const { wells } = (await get('?wells=1,7')).json<Told>()
    expect(wells.map(({ logs }) => logs.map(({ fileName }) => fileName))).toEqual([[], ['east.las']])
    const address = new URL(wells[1]!.logs[0]!.address)
    expect((await parts().server.inject(address.pathname)).body).toBe(LAS)
    const body = await page('?wells=1,7')
    expect(body.match(/class="curve"/g)).toHaveLength(1)
    expect(body).toContain('gammastraling (GR), van 20 tot 120 gAPI')
  })
  it('offers the order of the shortest line, and from a line its boreholes to be changed [D27.100]', async () => {
    const zigzag = (await page('?wells=7,1,2&unit=RO&lang=en')).replaceAll('%2C', ',')
    expect(zigzag).toMatch(
      /section\?wells=7,2,1&amp;unit=RO[^"]*">Put them in the order of the shortest line \(20 km\)</,
    )
    expect(await page('?wells=1,2,7&lang=en')).not.toContain('shortest line')
    const along = (await page('?line=6.49,53.2;6.85,53.2&within=500&lang=en')).replaceAll('%2C', ',')
    expect(along).toMatch(/section\?wells=1,2,[\d,]+7[^"]*">Make your own choice/)
  })
  it('begins with a question where no boreholes are named', async () => {
    const answer = await get('', 'text/html')
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toContain('name="wells"')
    expect(await faultsOf('')).toEqual([
      'wells must name 2 to 10 boreholes, with commas between them; it names 0',
    ])
  })
  it('begins on the page of a borehole with that borehole [D35.10]', async () => {
    const { body } = await parts().server.inject({
      url: '/datacenter/boreholes/1',
      headers: { host: 'data.example.org', accept: 'text/html' },
    })
    expect(body).toContain('action="http://data.example.org/datacenter/section"')
    expect(body).toContain('name="wells" value="WEST-01, "')
  })
  it('is known to who has it', async () => {
    const { headers } = await get('?wells=1,7')
    const again = await parts().server.inject({
      url: '/datacenter/section?wells=1,7',
      headers: {
        host: 'data.example.org',
        accept: 'application/json',
        'if-none-match': String(headers.etag),
      },
    })
    expect(again.statusCode).toBe(304)
  })
})

describe('a cross-section that cannot be made', () => {
  it('names what is wrong and what is allowed [D35.9]', async () => {
    expect(await faultsOf('?wells=1')).toEqual([
      'wells must name 2 to 10 boreholes, with commas between them; it names 1',
    ])
    expect((await faultsOf('?wells=1,2,3,4,5,6,7,8,9,10,11'))[0]).toContain('it names 11')
    expect((await faultsOf('?wells=1,NIX-01,99'))[0]).toMatch(/does not have: NIX-01, 99\. Give the number/)
    expect((await faultsOf('?wells=1,WEST-01'))[0]).toContain('twice: WEST-01')
    expect((await faultsOf('?wells=1,6'))[0]).toContain('without coordinates: NOWHERE-01')
    for (const line of [
      '6.5,53.2',
      '6.5,53.2;',
      'a,b;c,d',
      '6.5,53.2;6.5,53.2',
      '6.5,99;6.6,99',
      '1,2,3;4,5,6',
    ])
      expect((await faultsOf(`?line=${line}`))[0]).toContain(
        'line must be 2 to 20 places as longitude,latitude',
      )
    expect((await faultsOf('?line=6.5,53.2;6.6,53.2&within=5'))[0]).toContain('from 100 to 25000')
    expect((await faultsOf('?wells=1,2&within=500'))[0]).toContain('within goes with line')
    expect((await faultsOf('?wells=1,2&line=6.5,53.2;6.6,53.2'))[0]).toContain('cannot be combined')
    expect((await faultsOf('?wells=1,2&along=far'))[0]).toBe('along must be one of distance, even')
    expect((await faultsOf('?wells=1,2&unit=XX'))[0]).toMatch(
      /^unit must be a group or a unit: TERTIARY, .*ROSL/,
    )
    expect((await faultsOf('?wells=1,2&wel=3'))[0]).toContain('is not known')
    expect((await faultsOf('?wells=1,2&f=pdf'))[0]).toContain('json, html, svg, csv, xlsx')
  })
  it('tells a visitor so above the form, in their language [D35.9]', async () => {
    const answer = await get('?wells=1,NIX-01', 'text/html')
    expect(answer.statusCode).toBe(400)
    expect(answer.headers['etag']).toBeUndefined()
    expect(answer.body).toMatch(/role="alert">.*register niet heeft: NIX-01/s)
    expect(answer.body).toContain('value="1,NIX-01"')
  })
})
