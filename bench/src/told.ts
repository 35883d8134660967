import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { holds, type Result } from './measure.ts'

/** What a part of the bench gave, and what else the machine did then. */
export type Part = {
  readonly machine: string
  /** The share of the cores that other work took before it, from 0 to 1. */
  readonly otherWork: number
  readonly results: readonly Result[]
}

const figure = (value: number): string => value.toFixed(Math.abs(value) < 10 ? 2 : 0)

/** A line of the table: what was measured, between what and what it lay, and what it may be. */
export function line(result: Result): string {
  const { what, measured, spread, unit, limit, isScore } = result
  const middle = `${figure(measured)} ${unit}`.padStart(12)
  const between = spread === undefined ? '' : `${figure(spread[0])} to ${figure(spread[1])}`
  return [
    holds(result) ? ' ' : '!',
    what.padEnd(60),
    middle,
    between.padStart(18),
    `  ${isScore ? 'at least' : 'limit'} ${limit} ${unit}`.trimEnd(),
  ].join(' ')
}

const rounded = (value: number): number => Number(value.toPrecision(4))

/** Puts these parts into a file with others that were measured before; a part that is there is replaced. */
export function keepParts(file: string, parts: Readonly<Record<string, Part>>): void {
  const kept: Record<string, Part> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(
    file,
    `${JSON.stringify({ ...kept, ...parts }, (_, value) => (typeof value === 'number' ? rounded(value) : value), 2)}\n`,
  )
}
