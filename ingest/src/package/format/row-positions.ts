import type { CoordinateSystem } from '@datacentre/catalogue/codes/coordinate-systems'
import type { Table } from '@datacentre/catalogue/grammar/table'

import type { ReadNotes } from './read-notes.ts'
import { Refused, type RawValue } from '../csv/raw-value.ts'
import { knownSystems, systemNamed, toWgs84, type PositionSystem } from './systems.ts'

const [LONGITUDE, LATITUDE] = ['longitudeWgs84', 'latitudeWgs84']

/** The columns of a position as an operator gave it, which a row may have instead of degrees. */
const SUBMITTED = { x: 'submittedX', y: 'submittedY', system: 'submittedSystem' }

type Change = (values: RawValue[]) => void

const textAt = (values: readonly RawValue[], at: number): string => {
  const value = values[at] ?? ''
  return typeof value === 'string' ? value.trim() : ''
}

/** What operators submitted is text: only what can be nothing but one number is taken for a position. */
const isPlainNumber = (text: string | undefined): boolean => /^-?\d+([.,]\d{1,2}|\.\d+)?$/.test(text ?? '')

/** A number as people write it: a comma before the decimals is one too. */
const numberIn = (text: string): number => (text === '' ? NaN : Number(text.replace(',', '.')))

/**
 * Turns the positions of a row into degrees of WGS84: those of its system where the package names one, and those that were
 * submitted in another system where there are no degrees. Null when there is nothing to turn.
 */
export function positionChange(
  table: Table,
  header: readonly string[],
  { system, notes }: { readonly system: PositionSystem | null; readonly notes: ReadNotes | undefined },
): { readonly header: readonly string[]; readonly change: Change } | null {
  if (table.geometry !== 'point') return null
  const at = (name: string): number => header.indexOf(name)
  const submitted = [SUBMITTED.x, SUBMITTED.y, SUBMITTED.system].map(at)
  const hasSubmitted = submitted.every((place) => place !== -1)
  if (system === null && !hasSubmitted) return null
  // The degrees of what was submitted may have no column of their own.
  const names = [...header, ...[LONGITUDE, LATITUDE].filter((name) => at(name!) === -1)] as readonly string[]
  const [x, y] = [names.indexOf(LONGITUDE!), names.indexOf(LATITUDE!)]
  const systemOf = systemReader(system, header)
  return {
    header: names,
    change: (values) => {
      while (values.length < names.length) values.push('')
      // What is wrong with one number says more than that the two are no position.
      if ([x, y].some((at) => values[at] instanceof Refused)) {
        for (const at of [x, y]) if (!(values[at] instanceof Refused)) values[at] = ''
        return
      }
      const [east, north] = [textAt(values, x), textAt(values, y)]
      if (east !== '' || north !== '') {
        if (system !== null) place(values, { x, y }, [numberIn(east), numberIn(north)], systemOf(values))
        return
      }
      if (!hasSubmitted) return
      const [fromX, fromY, named] = submitted.map((place) => textAt(values, place))
      const known = systemNamed(named ?? '')
      const isText = typeof values[x] === 'string' && typeof values[y] === 'string'
      if (known === null || !isText || !isPlainNumber(fromX) || !isPlainNumber(fromY)) return
      place(values, { x, y }, [numberIn(fromX ?? ''), numberIn(fromY ?? '')], known)
      notes?.count('workedOut', LONGITUDE!)
    },
  }
}

function systemReader(
  system: PositionSystem | null,
  header: readonly string[],
): (values: readonly RawValue[]) => CoordinateSystem | Refused {
  if (system === null) return () => 'WGS84'
  if (system.of === 'table') return () => system.system
  const at = header.indexOf(system.column)
  return (values) => {
    if (at === -1)
      return new Refused(
        '',
        `must be in the system that ${system.column} names, but the file has no such column`,
      )
    const name = textAt(values, at)
    return systemNamed(name) ?? new Refused(name, `must be in a system that is known: ${knownSystems}`)
  }
}

function place(
  values: RawValue[],
  at: { readonly x: number; readonly y: number },
  [east, north]: readonly [number, number],
  system: CoordinateSystem | Refused,
): void {
  if (system instanceof Refused) {
    values[at.x] = system
    values[at.y] = ''
    return
  }
  const degrees = Number.isFinite(east) && Number.isFinite(north) ? toWgs84([east, north], system) : null
  if (degrees === null) {
    values[at.x] = new Refused(
      `${textAt(values, at.x)} ${textAt(values, at.y)}`,
      `must be a position in ${system}`,
    )
    values[at.y] = ''
    return
  }
  values[at.x] = String(degrees[0])
  values[at.y] = String(degrees[1])
}
