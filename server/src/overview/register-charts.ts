import type { AnyRow } from '@datacentre/catalogue/grammar/column'
import { boreholes, licences } from '@datacentre/catalogue/registers/index'
import { sayCode, speak, type Language, type Say } from '@datacentre/catalogue/texts/index'
import { columnTextKey } from '@datacentre/catalogue/texts/keys'
import { writeDay, yearOf } from '@datacentre/catalogue/time/days'
import { EARLIEST_PRODUCTION_YEAR, yearsBetween } from '@datacentre/catalogue/time/years'
import { standsForUnknown } from '@datacentre/catalogue/time/doubtful-days'
import { monthKeys, showLongDay } from '@datacentre/catalogue/wording/long-dates'
import { showAmount, showShare } from '@datacentre/catalogue/wording/amount'
import { licenceStanding } from '@datacentre/catalogue/past/in-force'
import { yearsOfObject } from '@datacentre/catalogue/past/years-of-object'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { statusInWords } from '../status-in-words.ts'
import { dayOfVersion } from '../version-words.ts'
import type { Band, OverviewChart } from './chart.ts'
import { wordsIn } from './words.ts'

type Said = { readonly snapshot: Snapshot; readonly language: Language }

const rowsOf = ({ registers }: Snapshot, id: 'boreholes' | 'licences'): readonly AnyRow[] =>
  registers.get(id)?.rows ?? []

/** Wells by year and purpose, wells by status, and licences in force. */
export const registerCharts = (snapshot: Snapshot, language: Language): OverviewChart[] => [
  ...drilled({ snapshot, language }),
  ...statuses({ snapshot, language }),
  ...inForce({ snapshot, language }),
]

/** More bands than these cannot be told apart. */
const NAMED = 5

function counted<Key>(keys: readonly Key[]): [Key, number][] {
  const counts = new Map<Key, number>()
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  return [...counts].toSorted((a, b) => b[1] - a[1])
}

type Banding = {
  readonly nameOf: (code: string) => string
  readonly others: string
  readonly countIn: (isWanted: (code: string) => boolean) => number[]
}

/** A band for each code, the commonest first; where they are too many, one for all others. */
function bandsOf(codes: readonly string[], { nameOf, others, countIn }: Banding): Band[] {
  const all = counted(codes).map(([code]) => code)
  const named = all.length <= NAMED + 1 ? all : all.slice(0, NAMED)
  const bands: Band[] = named.map((code) => ({ name: nameOf(code), values: countIn((one) => one === code) }))
  return named.length === all.length
    ? bands
    : [...bands, { name: others, values: countIn((one) => !named.includes(one)), isOthers: true }]
}

/** '30 september', beside a year. */
function dayInYear(day: number, say: Say): string {
  const date = new Date(day)
  return `${date.getUTCDate()} ${say(`calendar.longMonthNames.${monthKeys[date.getUTCMonth()] ?? 'Dec'}`)}`
}

function drilled({ snapshot, language }: Said): OverviewChart[] {
  const rows = rowsOf(snapshot, 'boreholes')
  const today = dayOfVersion(snapshot.version)
  // A day that is still to come is a plan, or an error; one that stands for an unknown day tells no year.
  const dated = rows.filter(
    ({ startDate }) => typeof startDate === 'number' && startDate <= today && !standsForUnknown(startDate),
  )
  const yearIn = (row: AnyRow): number => yearOf(Number(row['startDate']))
  if (dated.length === 0) return []
  const [first, last] = dated.reduce(
    ([low, high], row) => [Math.min(low, yearIn(row)), Math.max(high, yearIn(row))] as [number, number],
    [Infinity, -Infinity] as [number, number],
  )
  const years = yearsBetween(first, last)
  const say = speak(language)
  const word = wordsIn(language)
  const purposeOf = (row: AnyRow): string => String(row['purposeCd'] ?? '')
  const bands = bandsOf(dated.map(purposeOf), {
    nameOf: (code) => (code === '' ? say('picture.unknown') : sayCode(language, 'boreholePurpose', code)),
    others: word('otherPurposes'),
    countIn: (isWanted) => {
      const counts = years.map(() => 0)
      for (const row of dated)
        if (isWanted(purposeOf(row))) counts[yearIn(row) - first] = (counts[yearIn(row) - first] ?? 0) + 1
      return counts
    },
  })
  const isPartial = last === yearOf(today) && today < Date.UTC(last, 11, 31)
  const until = { year: last, month: dayInYear(today, say) }
  const inYear = counted(dated.map(yearIn))
  const [busiest = [last, 0] as const] = inYear
  return [
    {
      id: 'wells-drilled',
      title: word('wellsDrilled'),
      sentence: word('drilledSentence', {
        year: isPartial ? say('year.partialInSentence', until) : last,
        count: showAmount(inYear.find(([year]) => year === last)?.[1] ?? 0, language),
        busiest: busiest[0],
        most: showAmount(busiest[1], language),
        total: showAmount(dated.length, language),
        first,
      }),
      rule: word('drilledRule', { count: showAmount(rows.length - dated.length, language) }),
      shape: 'years',
      labelHead: say('history.year'),
      labels: years.map((year) => (isPartial && year === last ? say('year.partial', until) : String(year))),
      bands,
      unit: null,
      inUnit: say('register.boreholes.title').toLowerCase(),
      partialAt: isPartial ? years.length - 1 : -1,
      partialNote: isPartial ? word('partial', { year: last, until: dayInYear(today, say) }) : null,
      provisional: null,
      // An end to the period keeps those of which the start is known (D9).
      rows: `${boreholes.route}?endDate=${writeDay(today)}`,
    },
  ]
}

function statuses({ snapshot, language }: Said): OverviewChart[] {
  const rows = rowsOf(snapshot, 'boreholes')
  const counts = counted(rows.map((row) => statusInWords(row, language)))
  const [largest] = counts
  if (largest === undefined) return []
  const say = speak(language)
  const word = wordsIn(language)
  return [
    {
      id: 'wells-by-status',
      title: word('wellsByStatus'),
      sentence: word('statusSentence', {
        total: showAmount(rows.length, language),
        count: showAmount(largest[1], language),
        share: showShare(largest[1] / rows.length, language),
        status: largest[0],
      }),
      rule: null,
      shape: 'ranking',
      labelHead: say(columnTextKey(boreholes, { key: 'statusDescription' })),
      labels: counts.map(([status]) => status),
      bands: [{ name: say('register.boreholes.title'), values: counts.map(([, count]) => count) }],
      unit: null,
      inUnit: say('register.boreholes.title').toLowerCase(),
      partialAt: -1,
      partialNote: null,
      provisional: null,
      rows: boreholes.route,
    },
  ]
}

/** What narrows the list of licences to these; nothing where one has no status to narrow by. */
function withStatuses(stood: readonly { readonly status: unknown }[]): string {
  const statuses = [...new Set(stood.map(({ status }) => status))]
  const asked = statuses.map((status) => (typeof status === 'string' ? `status=${status}` : null))
  return asked.length === 0 || asked.includes(null) ? '' : `?${asked.join('&')}`
}

function inForce({ snapshot, language }: Said): OverviewChart[] {
  const rows = rowsOf(snapshot, 'licences')
  if (rows.length === 0) return []
  const today = dayOfVersion(snapshot.version)
  // As far back as production is told of.
  const years = yearsBetween(EARLIEST_PRODUCTION_YEAR, Math.max(EARLIEST_PRODUCTION_YEAR, yearOf(today)))
  const told = rows.map((row) => ({
    type: String(row['licenceTypeCode'] ?? ''),
    status: row['status'],
    standing: licenceStanding(row, today),
    ...yearsOfObject.licences(row, today),
  }))
  const now = told.filter(({ standing }) => standing === 'inForce')
  const applied = told.filter(({ standing }) => standing === 'applied').length
  // One rule for all years: who is known only to be in force today would make the last bar jump.
  const undated = told.filter(({ isUnknown }) => isUnknown)
  const dated = told.filter(({ isUnknown }) => !isUnknown)
  const stoodIn = years.map((year) =>
    dated.filter(({ years: span }) => span !== null && span[0] <= year && year <= span[1]),
  )
  const say = speak(language)
  const word = wordsIn(language)
  return [
    {
      id: 'licences-in-force',
      title: word('licencesInForce'),
      sentence: word('licencesSentence', {
        day: showLongDay(today, say),
        count: showAmount(now.length, language),
        total: showAmount(rows.length, language),
        applied: showAmount(applied, language),
      }),
      rule: word('licencesRule', {
        day: showLongDay(today, say),
        count: showAmount(undated.length, language),
        inForce: showAmount(undated.filter(({ standing }) => standing === 'inForce').length, language),
      }),
      shape: 'years',
      labelHead: say('history.year'),
      labels: years.map(String),
      bands: bandsOf(
        told.map(({ type }) => type),
        {
          nameOf: (code) => (code === '' ? say('picture.unknown') : sayCode(language, 'licenceType', code)),
          others: word('otherTypes'),
          countIn: (isWanted) => stoodIn.map((stood) => stood.filter(({ type }) => isWanted(type)).length),
        },
      ),
      unit: null,
      inUnit: say('register.licences.title').toLowerCase(),
      partialAt: -1,
      partialNote: null,
      provisional: null,
      rows: `${licences.route}${withStatuses(now)}`,
    },
  ]
}
