import type { Licence } from '@datacentre/catalogue'
import { yearOf } from '@datacentre/catalogue/time/days'
import { scatteredIds } from '../../chance/ids.ts'
import { type Gaps, withGaps } from '../../chance/gaps.ts'
import type { Random } from '../../chance/random.ts'
import type { Country } from '../../country.ts'
import { outlineOf } from '../../ground/geometry.ts'
import { operatorIn, ownerIn } from '../../sector/operators.ts'
import type { Shaped } from '../../shaped.ts'
import { afterYears, dayIn, type Timeline } from '../../timeline.ts'
import { withFurtherAreas } from './further-areas.ts'
import type { DemoField } from '../fields/field-model.ts'
import type { Claim, DemoLicence, LicenceStatus } from './licence-model.ts'
import { LicenceRoom } from './licence-room.ts'
import { licencesApart } from './licences-apart.ts'
import { expiredClaims } from './licences-expired.ts'
import { claimsInForce } from './licences-in-force.ts'

const IN_FORCE: Partial<Record<LicenceStatus, number>> = {
  EFFECTIVE: 72,
  EXTENDED: 12,
  VALID: 7,
  APPLIED: 5,
  EXTENDEDWVA: 4,
}

/** How long licences run, in years. */
const terms: Readonly<Record<Claim['type'], readonly [low: number, high: number]>> = {
  PRD: [25, 40],
  STR: [20, 40],
  GFL: [25, 35],
  GSL: [2, 4],
  GEA: [4, 6],
  SRP: [4, 6],
  EXP: [4, 15],
}

export function makeLicences(fields: readonly DemoField[], country: Country): readonly DemoLicence[] {
  const room = new LicenceRoom()
  const apart = licencesApart(claimsInForce(fields, country), room, country)
  const inForce = withFurtherAreas(apart, room, country)
  const expired = expiredClaims(country)
  const id = scatteredIds({ count: inForce.length + expired.length, low: 1000, high: 999_000 })
  return [...inForce, ...expired].map((claim, nr) => {
    const random = country.random('licence', nr)
    const status = nr < inForce.length ? random.from(IN_FORCE) : 'EXPIRED'
    const dates = datesOf(claim, { status, random, timeline: country.timeline })
    const year =
      status === 'EXPIRED' && dates.granted !== null ? yearOf(dates.granted) : country.timeline.year
    const operator = ownerIn(year, claim.operator).name
    return {
      ...claim,
      id: `GDNC-${String(id(nr)).padStart(12, '0')}`,
      status,
      ...dates,
      operator,
      licensees: partnersOf(claim, { operator, year, random }),
    }
  })
}

type Dates = Pick<DemoLicence, 'granted' | 'expiry'>

type Paper = { readonly status: LicenceStatus; readonly random: Random; readonly timeline: Timeline }

function datesOf(claim: Claim, { status, random, timeline }: Paper): Dates {
  if (status === 'APPLIED') return { granted: null, expiry: null }
  const granted = Math.min(timeline.today, dayIn(claim.since + random.next()))
  const term = random.whole(...terms[claim.type])
  if (status === 'EXPIRED') {
    const expiry = Math.min(afterYears(granted, term), dayIn(timeline.now - random.between(0.2, 6)))
    return { granted: Math.min(granted, afterYears(expiry, -1)), expiry }
  }
  // Extended while a decision is awaited: the term itself has run out.
  if (status === 'EXTENDEDWVA')
    return {
      granted: Math.min(granted, dayIn(timeline.now - 3)),
      expiry: dayIn(timeline.now - random.between(0.1, 2)),
    }
  const expiry = afterYears(granted, term)
  return {
    granted,
    expiry: expiry > timeline.today ? expiry : afterYears(timeline.today, random.whole(1, 15)),
  }
}

function partnersOf(
  claim: Claim,
  { operator, year, random }: { operator: string; year: number; random: Random },
): readonly string[] {
  const partners = claim.resource === 'HYDROCARBONS' ? random.whole(0, 3) : random.whole(0, 1)
  const sector =
    claim.resource === 'EARTHHEAT' ? 'heat' : claim.resource === 'SALT' ? 'salt' : claim.sea ? 'sea' : 'land'
  const names = Array.from({ length: partners }, () => operatorIn(sector, { year, random }).name)
  return [...new Set([operator, ...names])]
}

/** The status has none: D24 counts the licences by it. */
const gaps: Gaps<Licence> = {
  grantedDate: 0.012,
  resourceCode: 0.012,
  operator: 0.03,
  licenceTypeCode: 0.012,
  expiryDate: 0.05,
  seaside: 0.015,
  licenceCode: 0.02,
}

/** What a few old licences have instead of dates (as the national service has it). */
const PLACEHOLDER = Date.UTC(1800, 0, 1)

/** `K06-L07-PRD` for the production licence K06 & L07. */
const codeOf = ({ name, type }: DemoLicence): string =>
  `${name
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, '-')
    .replace(/^-|-$/g, '')}-${type}`

/** The areas of a licence that has several: its name with a letter. */
const areaNames = ({ name, rings }: DemoLicence): readonly string[] =>
  rings.length < 2 ? [] : rings.map((_, nr) => `${name} ${String.fromCharCode(65 + nr)}`)

export function* licenceRows(
  licences: readonly DemoLicence[],
  { random }: Country,
): Iterable<Shaped<Licence>> {
  for (const [nr, licence] of licences.entries()) {
    const chance = random('licence row', nr)
    const row: Licence = {
      gdnrCollectionId: licence.id,
      licenceName: licence.name,
      grantedDate: licence.status === 'EXPIRED' && chance.chance(0.01) ? PLACEHOLDER : licence.granted,
      resourceCode: licence.resource,
      operator: licence.operator,
      licensees: chance.chance(0.03) ? [] : licence.licensees,
      licenceTypeCode: licence.type,
      status: licence.status,
      expiryDate: licence.expiry,
      seaside: licence.sea ? 'J' : 'N',
      licenceCode: codeOf(licence),
      areaNames: areaNames(licence),
    }
    yield { row: withGaps(row, { gaps, random: chance }), geometry: outlineOf(licence.rings) }
  }
}
