import type { Language } from '@datacentre/catalogue/texts/index'
import { choosableColumns } from '@datacentre/catalogue/list/table-columns'
import type { Register } from '@datacentre/catalogue/grammar/register'
import { boreholes, fields, licences, registers, seismicLines } from '@datacentre/catalogue/registers/index'
import { boreholeMarks } from '@datacentre/catalogue/signs/borehole-marks'
import { standInService } from '@datacentre/client/testing/service'
import { aField, day } from '@datacentre/fixtures'
import { beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { emulateMedia } from '../../../testing/emulate.ts'
import { first, textsOf } from '@datacentre/client/testing/found'
import { boxOf, expectCount, expectTexts, openList } from '../../../testing/list-page.tsx'
import { someRows } from '../../../testing/list-rows.ts'

const service = standInService()
beforeEach(() => {
  for (const register of registers as readonly Register[]) service.answerList(register, someRows[register.id])
})

/** A value as a visitor sees it: no words for screen readers, names in a list parted by a bar. */
function seen(cell: Element): string {
  const copy = cell.cloneNode(true)
  if (!(copy instanceof Element)) return ''
  for (const unseen of copy.querySelectorAll('.visually-hidden, .cell-name-on-paper')) unseen.remove()
  const items = [...copy.querySelectorAll('li')]
  return items.length > 0 ? items.map((item) => item.textContent).join('|') : copy.textContent
}

const cellsOf = (row: Element): string[] =>
  [...row.querySelectorAll(':scope > tr:first-child > :is(.cell-name, td[data-label])')].map(seen)

const rowOf = (name: string): Element => {
  const found = [...document.querySelectorAll('.result-row')].find(
    (row) => row.querySelector('.row-name')?.textContent === name,
  )
  if (found === undefined) throw new Error(`there is no row ${name}`)
  return found
}

const detailsOf = (name: string): string[] =>
  [...rowOf(name).querySelectorAll('.row-details dl > div')].map((pair) =>
    [...pair.children].map(seen).join(': '),
  )

const open = (name: string): Promise<void> =>
  page.getByRole('button', { name: `Toon meer over ${name}`, exact: true }).click()

type Read = {
  readonly head: readonly string[]
  readonly rows: Readonly<Record<string, readonly string[]>>
  readonly details: readonly string[]
}

/** What the first rows of the test read; the first named one is opened. */
const read: Readonly<Record<Register['id'], Read>> = {
  boreholes: {
    head: [
      'BoorgatnaamBoorgatcode',
      'Resultaat',
      'Operator bij het boren',
      'Startdatum',
      'Einddatum',
      'Boorgatdoel',
    ],
    rows: {
      'K2-01': ['K2-01K02-01', 'Gas', 'Noordgas', '31-12-1984', '01-02-1985', 'Exploratie koolwaterstof'],
      'K12-B': ['K12-BK12-B', 'Olie', '–', '15-01-1970', '–', 'Ontwikkeling koolwaterstof'],
    },
    details: [
      'Status: Verlaten Abandoned',
      'Resultaat: Gas GAS',
      'Boorgatdoel: Exploratie koolwaterstof EXP-HC',
      'Boorgat of zijtak: –',
    ],
  },
  fields: {
    head: ['VeldnaamVeldcode', 'Delfstof', 'Operator', 'Jaar van ontdekking', 'Start van de productie'],
    rows: {
      Oosterveen: ['OosterveenOVN', 'Gas', 'Noordgas', '1964', '01-05-1971'],
      Zuidwal: ['ZuidwalZDW', 'Olie', '–', '–', '–'],
    },
    details: [
      'Status: Uitgeproduceerd U',
      'Ontdekkingsput: OVN-01',
      'Stratigrafische eenheden: Slochteren Formatie ROSL|Solling Formatie RNSO',
      'Land of zee: Op land L',
      'Vergunningsgebied: Drenthe II|Groningen',
      'Delfstof: Gas G',
    ],
  },
  licences: {
    head: [
      'Vergunningnaam',
      'Verleend op',
      'Delfstof',
      'Operator',
      'Vergunninghouders',
      'Soort vergunning',
      'Status',
    ],
    rows: {
      'K06 & L07': [
        'K06 & L07',
        '09-06-1975',
        'Koolwaterstoffen',
        'Noordgas',
        'Noordgas|Zeegas, Olie en Co|+ 2',
        'Winningsvergunning',
        'Van kracht',
      ],
      Akkrum: ['Akkrum', '–', '–', '–', 'EBN', 'Opsporingsvergunning', '–'],
    },
    details: [
      'Vervaldatum: 09-06-2031',
      'Land of zee: Op zee J',
      'Vergunninghouders: Noordgas|Zeegas, Olie en Co|EBN|Warmte',
      'Delfstof: Koolwaterstoffen HYDROCARBONS',
      'Soort vergunning: Winningsvergunning PRD',
      'Status: Van kracht EFFECTIVE',
    ],
  },
  'seismic-lines': {
    head: ['Lijnnaam', 'Surveynaam', 'Lengte (km)', 'Openbaar vanaf', 'Analoog of digitaal'],
    rows: {
      'NAM84-1203': ['NAM84-1203', 'L2NAM1984A', '12,3', '04-1990', 'Analoog'],
      ZONDER: ['ZONDER', 'ZONDER JAAR', '–', '–', '–'],
    },
    details: [
      'X van het beginpunt (m, UTM31 ED50): 612345',
      'Y van het beginpunt (m, UTM31 ED50): 5812345',
      'X van het eindpunt (m, UTM31 ED50): 613345',
      'Y van het eindpunt (m, UTM31 ED50): 5813345',
      'Blokken: K1|K12',
      'Provincies: Drenthe|Groningen',
      'Analoog of digitaal: Analoog ANA',
    ],
  },
  'seismic-surveys-2d': {
    head: ['Surveynaam', 'Aantal lijnen', 'Openbaar vanaf', 'Analoog of digitaal'],
    rows: {
      L2NAM1984A: ['L2NAM1984A', '1.203', '04-1990', 'Analoog, Digitaal'],
      Z2XYZ1992B: ['Z2XYZ1992B', '–', '–', '–'],
    },
    details: ['Blokken: K1|K12', 'Provincies: Drenthe', 'Analoog of digitaal: Analoog ANA|Digitaal DIG'],
  },
  'seismic-surveys-3d': {
    head: ['Surveynaam', 'Openbaar vanaf', 'Analoog of digitaal'],
    rows: {
      Z3NAM2006A: ['Z3NAM2006A', '04-2016', 'Digitaal'],
      L3XYZ1999A: ['L3XYZ1999A', '–', '–'],
    },
    details: ['Blokken: F3', 'Provincies: Friesland', 'Analoog of digitaal: Digitaal DIG'],
  },
}

describe('the rows of', () => {
  it.each((registers as readonly Register[]).map((register): [string, Register] => [register.id, register]))(
    '%s read in words, and their chevron opens the further details [S2.50, S2.53-58, S4.7, D13.1-5, D29.1, D29.2]',
    async (_, register) => {
      await openList(register)
      const { head, rows, details } = read[register.id]
      expect(textsOf('.result-table thead th:not(.cell-select, .cell-chevron)')).toEqual(head)
      for (const [name, cells] of Object.entries(rows)) expect(cellsOf(rowOf(name))).toEqual(cells)
      const [first = ''] = Object.keys(rows)
      await open(first)
      await expect.poll(() => detailsOf(first)).toEqual(expect.arrayContaining([...details]))
      // Every column that the list knows, whole.
      expect(detailsOf(first)).toHaveLength(choosableColumns(register).length)
      await page.getByRole('button', { name: `Toon minder over ${first}`, exact: true }).click()
      await expectCount('.row-details', 0)
    },
  )
})

describe('a value in a row', () => {
  it('that is a code has the code at hand [D29.1]', async () => {
    await openList(boreholes)
    const label = rowOf('K2-01').querySelector('.code-label')
    expect([label?.textContent, label?.getAttribute('title')]).toEqual(['Gas', 'GAS'])
  })

  it.each<Language>(['nl'])(
    'that is missing, or a date that stands for none, is a dash, which is said in words, in %s [D9.5]',
    async (language) => {
      const { say } = await openList(boreholes, { language })
      const cell = rowOf('K12-B').querySelector(`td[data-label="${say('boreholes.endDate')}"] .missing`)
      expect(cell?.textContent).toBe(`–${say('value.missing')}`)
    },
  )

  it.each<Language>(['en'])(
    'that is a shortened list of names says in words how many more there are, in %s [D29.2]',
    async (language) => {
      await openList(licences, { language })
      const rest = first('.cell-names-rest')
      expect(rest.querySelector('[aria-hidden]')?.textContent).toBe('+ 2')
      expect(rest.querySelector('.visually-hidden')?.textContent).toBe(
        language === 'nl' ? 'en nog 2' : 'and 2 more',
      )
    },
  )

  it('that is a code under a name which lacks one is a quiet dash, and says so', async () => {
    service.answerList(fields, [{ ...aField({ prodStartDate: day('1971-05-01') }), fieldCode: null }])
    const { say } = await openList(fields)
    await expectTexts('tbody .cell-code [aria-hidden]', ['–'])
    await expectTexts('tbody .cell-code .visually-hidden', [say('value.missing')])
  })

  it('that is a result has before it the sign that the map draws, on paper and in forced colours too [D29.38]', async () => {
    await openList(boreholes)
    for (const [name, code] of [
      ['K2-01', 'GAS'],
      ['K12-B', 'OIL'],
    ] as const) {
      const { body, rays } = boreholeMarks[code]
      const drawn = [...rowOf(name).querySelectorAll('.sign path')].map((path) => path.getAttribute('d'))
      expect(drawn).toEqual(expect.arrayContaining([body, rays].filter((path) => path !== undefined)))
    }
    await emulateMedia({ media: 'print' })
    await expect.element(page.getByCss('.code-label .sign').first()).toBeVisible()
    await emulateMedia({ forcedColours: true })
    const sign = first('.code-label .sign')
    const words = sign.parentElement
    expect(words && getComputedStyle(sign).color).toBe(words && getComputedStyle(words).color)
  })

  it('that is a list of names is whole on paper [D29.39]', async () => {
    await openList(licences)
    const listed = page.getByCss('.cell-name-on-paper')
    await expect.element(listed.first()).not.toBeVisible()
    await emulateMedia({ media: 'print' })
    await expectTexts('.cell-name-on-paper', ['EBN', 'Warmte'])
    await expect.element(listed.first()).toBeVisible()
    await expect.element(page.getByCss('.cell-names-rest')).not.toBeVisible()
  })
})

describe('a row', () => {
  it('of one line is 44 px high, and its box stands beside its name, which is a target of 32 px [D29.23, D29.40]', async () => {
    await openList(seismicLines)
    const row = rowOf('ZONDER')
    expect(row.getBoundingClientRect().height).toBe(44)
    const name = boxOf('.row-name')
    expect(name.height).toBeGreaterThanOrEqual(32)
    const middle = ({ top, height }: DOMRect): number => top + height / 2
    expect(Math.abs(middle(boxOf('.result-row .checkbox')) - middle(name))).toBeLessThanOrEqual(1)
  })

  it('that is open has its details where its name starts [D29.23]', async () => {
    await openList(licences)
    await open('Akkrum')
    expect(boxOf('.row-details dt').left).toBe(
      rowOf('Akkrum').querySelector('.row-name')?.getBoundingClientRect().left,
    )
  })

  it('leads from each company it names to its page, closed too', async () => {
    await openList(licences)
    const links = [
      ...rowOf('K06 & L07').querySelectorAll<HTMLAnchorElement>('td[data-label] a[href*="/companies/"]'),
    ]
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Noordgas', '/datacenter/companies/noordgas'],
      ['Noordgas', '/datacenter/companies/noordgas'],
      ['Zeegas, Olie en Co', '/datacenter/companies/zeegas-olie-en'],
    ])
  })

  it('that is open leads from each company it names to its page', async () => {
    await openList(licences)
    await open('K06 & L07')
    const links = [
      ...rowOf('K06 & L07').querySelectorAll<HTMLAnchorElement>('.row-details dd a[href*="/companies/"]'),
    ]
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Noordgas', '/datacenter/companies/noordgas'],
      ['Noordgas', '/datacenter/companies/noordgas'],
      ['Zeegas, Olie en Co', '/datacenter/companies/zeegas-olie-en'],
      ['EBN', '/datacenter/companies/ebn'],
      ['Warmte', '/datacenter/companies/warmte'],
    ])
  })

  it('that the browser does not let us copy says so [D29.4]', async () => {
    const { say } = await openList(boreholes)
    const clipboard = Object.getOwnPropertyDescriptor(Navigator.prototype, 'clipboard')
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true })
    await open('Andijk')
    await page.getByRole('button', { name: say('row.copy') }).click()
    await expect.element(page.getByCss('.row-actions [role=status]')).toHaveTextContent(say('row.notCopied'))
    if (clipboard) Object.defineProperty(navigator, 'clipboard', clipboard)
  })
})
