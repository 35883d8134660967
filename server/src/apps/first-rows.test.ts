import { boreholes } from '@datacentre/catalogue'
import { signOf } from '@datacentre/catalogue/signs/code-signs'
import { aBorehole } from '@datacentre/fixtures'
import { expect, it } from 'vitest'
import { smallServer } from '../../testing/small-server.ts'
import { firstPaint } from './first-paint.ts'
import { firstRowsOf } from './first-rows.ts'

const rows = [
  aBorehole({ boreholeDbk: 1, resultCode: 'GAS', statusDescription: 'Producing/Injecting' }),
  aBorehole({ boreholeDbk: 2, resultCode: 'GAS', statusDescription: 'Plugged and Abandoned' }),
]
const parts = smallServer('sqlite', (writer) => writer.rows(boreholes, rows))

it('the rows that come with a page have the signs of the whole list, which tell their status too [D29.38]', () => {
  const snapshot = parts().snapshots.snapshot()
  if (snapshot === null) throw new Error('no data are served')
  const first: { readonly rows: typeof rows } = JSON.parse(firstRowsOf(snapshot, boreholes, 'nl').data)
  const signs = first.rows.map((row) => signOf('boreholeResult', 'GAS', row))
  expect(signs).toEqual(
    first.rows.map(({ boreholeDbk }) =>
      signOf('boreholeResult', 'GAS', rows.find((row) => row.boreholeDbk === boreholeDbk) ?? {}),
    ),
  )
  expect(signs[0]).not.toEqual(signs[1])
})

it('the rows that come with a page are said to be invented where they are [D24.4]', () => {
  const snapshot = parts().snapshots.snapshot()
  if (snapshot === null) throw new Error('no data are served')
  const drawn = (demonstration: boolean, language: 'nl' | 'en') =>
    firstPaint(
      { path: boreholes.route, language, isPlain: true, thisYear: 2025 },
      { ...snapshot, version: { ...snapshot.version, demonstration } },
    ).drawn
  expect(drawn(true, 'nl')).toContain('Dit zijn voorbeeldgegevens.')
  expect(drawn(true, 'en')).toContain('href="dataset?lang=en"')
  expect(drawn(false, 'nl')).not.toContain('voorbeeldgegevens')
})

it('the page of a list says where a visitor is before its program has come [S2.28]', () => {
  const { drawn } = firstPaint(
    { path: boreholes.route, language: 'en', isPlain: true, thisYear: 2025 },
    parts().snapshots.snapshot(),
  )
  const steps = drawn.slice(drawn.indexOf('<nav'), drawn.indexOf('</nav>'))
  const texts = [...steps.matchAll(/<a [^>]*>([^<]*)/g)].map(([, text]) => text)
  expect(texts).toEqual(['Home', 'Data centre', 'Boreholes'])
  expect(steps).toContain('<a href="./?lang=en">')
})
