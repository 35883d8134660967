import type { Random } from '../chance/random.ts'
import { currentOperators } from './current-operators.ts'
import { formerOperators } from './former-operators.ts'
import type { Operator, Sector } from './operator.ts'

export const operators: readonly Operator[] = [...currentOperators, ...formerOperators]

const byCode = new Map(operators.map((operator) => [operator.code, operator]))

export function operatorOf(code: string): Operator {
  const operator = byCode.get(code)
  if (!operator) throw new Error(`No operator has the code '${code}'.`)
  return operator
}

/** Whoever holds in a year what an operator once started: itself, or who took it over. */
export function ownerIn(year: number, code: string): Operator {
  const operator = operatorOf(code)
  if (operator.until === undefined || year <= operator.until || operator.successor === undefined)
    return operator
  return ownerIn(year, operator.successor)
}

/** The name that an operator bore in a year. */
export function nameIn(year: number, code: string): string {
  const { name, formerly } = operatorOf(code)
  return formerly !== undefined && year <= formerly.until ? formerly.name : name
}

const isActive = ({ from, until }: Operator, year: number): boolean =>
  from <= year && year <= (until ?? Infinity)

/** An operator that worked in a sector in a year; before the first of them, the oldest of the sector. */
export function operatorIn(sector: Sector, { year, random }: { year: number; random: Random }): Operator {
  const inSector = operators.filter(({ sectors }) => sectors.includes(sector))
  const active = inSector.filter((operator) => isActive(operator, year))
  if (active.length > 0) return random.weighted(active, ({ share }) => share)
  return inSector.reduce((oldest, operator) => (operator.from < oldest.from ? operator : oldest))
}
